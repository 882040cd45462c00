/** The words of a comma-separated text, in lower case. */
function split(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A filter for rows whose skills contain each of the wanted ones, which stand separated by commas. */
export function createSkillFilter<Row>(rows: readonly Row[], getSkills: (row: Row) => string) {
  const all = rows.map((row) => ({ row, text: getSkills(row).toLowerCase() }));

  return function filter(query: string): ReadonlySet<Row> {
    const wanted = split(query);
    const matches = all.filter(({ text }) => wanted.every((skill) => text.includes(skill)));
    return new Set(matches.map(({ row }) => row));
  };
}

/** The skills with those first that contain a wanted one, so that they are in sight where a row is short. */
export function putFoundFirst(skills: string, query: string): string {
  const wanted = split(query);
  if (wanted.length === 0) return skills;
  const each = skills.split(',').map((skill) => skill.trim());
  const isFound = (skill: string) => wanted.some((one) => skill.toLowerCase().includes(one));
  return [...each.filter(isFound), ...each.filter((skill) => !isFound(skill))].join(', ');
}
