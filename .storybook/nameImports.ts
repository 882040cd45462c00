import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ui from '../packages/ui/package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../packages/ui');
const WHOLE_PACKAGE = new RegExp(`^import \\{([^}]+)\\} from ["']${ui.name}["'];?$`, 'gmu');
/** What a story imports from a file beside it, the component itself among that. */
const FROM_BESIDE = /from ['"]\.{1,2}\//u;

/** What Storybook tells assistants, as far as it is looked at here. */
type Manifests = { components?: { components: Record<string, { import?: string | undefined }> } };

/**
 * The imports that an assistant is told to write: Storybook names the package alone, whose parts are imported one by one, by the
 * `exports` of its package.json. What the package does not export is left out.
 */
export function nameImports({ components: told, ...others }: Manifests = {}): Manifests {
  if (!told) return others;
  const components = Object.entries(told.components).map(([id, component]) => [
    id,
    component.import === undefined ? component : { ...component, import: nameEach(component.import) },
  ]);
  return { ...others, components: { ...told, components: Object.fromEntries(components) } };
}

function nameEach(told: string): string {
  return told
    .replace(WHOLE_PACKAGE, (_, names: string) =>
      names
        .split(',')
        .flatMap((name) => nameImport(name.trim()) ?? [])
        .join('\n'),
    )
    .split('\n')
    .filter((line) => line.trim() !== '' && !FROM_BESIDE.test(line))
    .join('\n');
}

function nameImport(name: string): string | undefined {
  for (const [path, file] of Object.entries(ui.exports)) {
    const target = file.replaceAll('*', name);
    if (basename(target) === `${name}.tsx` && existsSync(resolve(root, target)))
      return `import { ${name} } from "${ui.name}${path.slice(1).replace('*', name)}";`;
  }
  return undefined;
}
