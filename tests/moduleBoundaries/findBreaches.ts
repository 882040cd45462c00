import type { Import, SourceFile } from './listFiles.ts';
import { CLOSED, FOR_TESTS, type Package, packages, TEST } from './moduleBoundaries.ts';

/** Every import that the table of modules does not allow, each as a sentence. */
export function findBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const own = packageOf(file.path);
    if (own && !TEST.test(file.path) && rankOf(own, file.path) === undefined)
      return [
        `${file.path} belongs to no module: put it into one, or add one to tests/moduleBoundaries/moduleBoundaries.ts.`,
      ];
    return file.imports.flatMap((one) => {
      const problem = own ? checkInside(own, file.path, one) : checkOutside(one);
      return problem ? [`${file.path} imports ${one.written}: ${problem}`] : [];
    });
  });
}

/** Files that import each other in a circle, types included, each circle in the order in which it was found. */
export function findCircles(files: readonly SourceFile[]): string[][] {
  const imports = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const state = new Map<string, { index: number; low: number; open: boolean }>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const here = { index: state.size, low: state.size, open: true };
    state.set(path, here);
    open.push(path);
    for (const target of imports.get(path) ?? []) {
      if (!imports.has(target)) continue;
      const there = state.get(target);
      if (!there) here.low = Math.min(here.low, visit(target));
      else if (there.open) here.low = Math.min(here.low, there.index);
    }
    if (here.low === here.index) {
      const circle = open.splice(open.indexOf(path));
      for (const one of circle) {
        const known = state.get(one);
        if (known) known.open = false;
      }
      if (circle.length > 1) circles.push(circle);
    }
    return here.low;
  };
  for (const { path } of files) if (!state.has(path)) visit(path);
  return circles;
}

function packageOf(path: string): Package | undefined {
  return packages.find((one) => path.startsWith(`${one.path}/`));
}

/** The module of a file and its layer: the one whose path is the longest. */
function rankOf(
  { path: folder, layers }: Package,
  path: string,
): { rank: number; module: string } | undefined {
  const inside = path.slice(folder.length + 1);
  const holds = (module: string) => module === '.' || inside === module || inside.startsWith(`${module}/`);
  const all = layers.flatMap((modules, rank) => modules.filter(holds).map((module) => ({ rank, module })));
  return all.toSorted((a, b) => length(b.module) - length(a.module))[0];
}

const length = (module: string) => (module === '.' ? 0 : module.length);

function checkInside(own: Package, path: string, { written, target }: Import): string | undefined {
  const isTest = TEST.test(path);
  const ban = own.bans?.find(
    ({ pattern, within = '' }) => pattern.test(written) && path.startsWith(`${own.path}/${within}`),
  );
  if (ban && !isTest) return ban.instead;
  const other = packageOf(target);
  if (!other) {
    if (!written.startsWith('.') || isTest) return undefined;
    return isWithin(target, 'tests') || isWithin(target, 'bench')
      ? 'Tests and benches import what people run, not the other way.'
      : undefined;
  }
  if (FOR_TESTS.test(target) && !isTest && !FOR_TESTS.test(path))
    return 'This is for tests and stories alone.';
  if (other !== own) return checkUse(own, other, isTest, written);
  if (isTest || !/\.[tj]sx?$/.test(target)) return undefined;
  const [from, to] = [rankOf(own, path), rankOf(own, target)];
  if (!from || !to || from.module === to.module || to.rank < from.rank) return undefined;
  return to.rank === from.rank
    ? `${from.module} and ${to.module} stand side by side: move what both need into a lower layer.`
    : `${to.module} stands above ${from.module}: take what it has as an argument, or move it down.`;
}

function checkUse(own: Package, other: Package, isTest: boolean, written: string): string | undefined {
  if (written.startsWith('.')) return `use a door of ${other.path}, as its package.json names them.`;
  const use = own.uses.find((one) => one.package === other.path && (isTest || !one.inTests));
  if (!use) return `${own.path} may not use ${other.path}.`;
  const door = written.split('/').slice(2).join('/');
  if (isTest || !use.doors || use.doors.includes(door)) return undefined;
  return `of ${other.path} only ${use.doors.join(', ')} may be used here.`;
}

/** Tests and benches of the whole repository reach into any package but the closed ones. */
function checkOutside({ written, target }: Import): string | undefined {
  const closed = CLOSED.find((path) => isWithin(target, path));
  return closed && written.startsWith('.') && !FOR_TESTS.test(target)
    ? `${closed} has one door, its package.json names it.`
    : undefined;
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}
