import { isRecord } from '@cortex/conformance/json';

const EXTENSIONS = [
  'created_at',
  'created_by',
  'has_resume',
  'resume_file_name',
  'resume_reading',
  'can_edit',
  'shared_by',
  'share_note',
  'shared_at',
  'viewer',
  'duplicate_of',
  'merged_ids',
  'is_self',
  'company_linked',
  'criteria',
  'scored_by',
  'read',
  'notice',
  'analyses',
  'capped',
  'scored_at',
  'scored_anew',
  'correctable',
  'has_receipt',
  'has_nearest_lines',
  'correction',
  'closest',
  'suggested_words',
  'vocabulary_version',
  'undo_seconds',
  'publication',
  'to_rescore',
];

const OPERATIONS =
  /^\/(?:auth\/logout|sign_in_methods\/|company_sign_in\/(?:finish\/)?|sessions\/[^/]*\/?|email_confirmations\/(?:resend\/)?|second_factor\/(?:[^/]+\/)?|passkeys\/[^/]*\/?|passkey_sign_in\/(?:finish\/)?|invitations\/(?:[^/]+(?:\/resend)?)?|invitation\/(?:accept\/)?|applicant\/(?:requests\/)?|applicant_requests\/[^/]*|job_criteria\/|analyze_resumes\/|stages\/|application_counts\/|source_figures\/|notes\/[^/]+|mail_templates\/|interviews\/|jobs\/[^/]+\/(?:applications|funnel|publication|rescoring)|jobs_page\/|api_keys\/[^/]*|webhooks\/(?:[^/]+(?:\/(?:secret|test|deliveries))?)?|webhook_deliveries\/[^/]+\/resend|open_jobs\/(?:[^/]+(?:\/applications)?)?|background_tasks\/(?:[^/]+(?:\/results)?)?|imports\/(?:[^/]+(?:\/rows)?)?|score_previews\/|vocabulary\/[^/]*|read_resume\/|resumes\/search|changes\/(?:jobs|candidates)\/|users\/[^/]+\/(?:restore|second_factor|company_link)|candidates\/(?:unshare\/|[^/]+\/(?:applicant_link|applications|applicant_requests|analyses|corrections|nearest_lines|decisions|notes|mails|merge|tags|scorecards|scorecard_jobs|receipt|retention_hold|restore|shares|resume_text))|api\/organization\/(?:ledger(?:\/export)?|retention(?:\/deletion)?|second_factor))$/;
/** A server that leaves out every field, every header and every operation that the contract marks as an extension. */
export async function withoutExtensions(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (OPERATIONS.test(pathname)) return Response.json({ message: 'no such page' }, { status: 404 });
  const response = await answer(request);
  if (
    !response.ok ||
    request.method === 'HEAD' ||
    !response.headers.get('Content-Type')?.startsWith('application/json')
  )
    return response;
  const names = pathname.startsWith('/organizations') ? [...EXTENSIONS, 'organization_id'] : EXTENSIONS;
  const body = omit(await response.json(), names);
  return Response.json(body, { status: response.status, headers: withoutLength(response.headers) });
}

function omit(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((part) => omit(part, names));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, omit(part, names)]));
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('Content-Length');
  kept.delete('ETag');
  return kept;
}
