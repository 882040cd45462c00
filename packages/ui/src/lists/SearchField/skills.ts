/** The words of a comma-separated text, in lower case. */
function split(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A filter for rows whose skills contain each of the wanted ones (comma-separated). */
export function createSkillFilter<Row>(rows: readonly Row[], getSkills: (row: Row) => string) {
  const all = rows.map((row) => ({ row, text: getSkills(row).toLowerCase() }));

  return function filter(query: string): ReadonlySet<Row> {
    const wanted = split(query);
    const matches = all.filter(({ text }) => wanted.every((skill) => text.includes(skill)));
    return new Set(matches.map(({ row }) => row));
  };
}

/** The skills, matching ones first, so that they are visible in a narrow row. */
export function putFoundFirst(skills: string, query: string): string {
  const wanted = split(query);
  if (wanted.length === 0) return skills;
  const each = skills.split(',').map((skill) => skill.trim());
  const isFound = (skill: string) => wanted.some((one) => skill.toLowerCase().includes(one));
  return [...each.filter(isFound), ...each.filter((skill) => !isFound(skill))].join(', ');
}
