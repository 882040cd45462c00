/** The checks of each operation, in the order of the table, and what each is about. */
export const columns = {
  success:
    'a valid call succeeds as declared: status, content type, body, and nothing that the contract does not name',
  errors: 'every refusal is declared: status, ErrorBody, code, content type, headers',
  token: 'without a token, and with an unknown one: 401, before anything else is looked at',
  role: 'a regular user: 403 where an admin is needed, success elsewhere',
  plan: 'on each lower plan: 403 upgrade_required; on each plan that has it: success',
  tenant: 'records of another organization are not there, unchanged afterwards, and in no list or figure',
  own: 'records of a colleague that a regular user does not see are not there',
  fields: 'a field missing, blank, of the wrong kind, too long: 422 that names it, and nothing saved',
  extra: 'an unknown field: 422 that names it',
  form: 'a body that cannot be read: 400; JSON that is no object: 422',
  type: 'another content type: 415',
  size: 'a body that is too large: 413',
  absent: 'unknown ids and names: 404',
  taken: 'what is taken, and the last admin: 409',
  texts: 'texts of every script, markup and file names: kept as they were sent, or refused',
  method: 'HEAD answers as GET does; a method that a path does not have: 404 or 405',
  slash: 'with and without the trailing slash alike',
  flows:
    'made-up flows of calls and texts: a list shows what was created and not what was deleted, saving twice is as once, no field is lost',
  life: 'what was done is seen, and what was deleted is gone; who may do what with whose records',
} as const;

export type Column = keyof typeof columns;
