import type { Plugin } from 'vite';

/** The height of the bar at the foot of the window; the page sets it. */
const BAR = 'var(--demo-bar, 0px)';

/** What stands at the foot of the window, and where it stands above the bar. */
export const FEET: readonly { file: string; from: string; to: string }[] = [
  { file: 'lists/DetailPanel/PanelFrame.tsx', from: 'insetBlockEnd: 0,', to: `insetBlockEnd: '${BAR}',` },
  { file: 'forms/Decision/DecisionDock.tsx', from: 'insetBlockEnd: 0,', to: `insetBlockEnd: '${BAR}',` },
  { file: 'transfer/ImportFrame.tsx', from: 'insetBlockEnd: 0,', to: `insetBlockEnd: '${BAR}',` },
  {
    file: 'screens/CreateCandidateScreen/ResumesFoot.tsx',
    from: 'insetBlockEnd: 0,',
    to: `insetBlockEnd: '${BAR}',`,
  },
  {
    file: 'screens/OrganizationEditScreen/ProposalList.tsx',
    from: 'bottom: 0,',
    to: `bottom: '${BAR}',`,
  },
  {
    file: 'components/SelectionBar/SelectionBar.tsx',
    from: "page: { position: 'fixed', insetBlockEnd: { base: '20', md: '6' } },",
    to: `page: { position: 'fixed', insetBlockEnd: { base: 'calc({spacing.20} + ${BAR})', md: 'calc({spacing.6} + ${BAR})' } },`,
  },
  {
    file: 'components/PageHeader/PageHeader.tsx',
    from: "insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',",
    to: `insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom) + ${BAR})',`,
  },
];

/**
 * Makes the app as high as the window without the bar of the demo: wherever a style names the window's height, and
 * wherever something stands at its foot. A build fails where one of those is not found any more.
 */
export function makeRoom(): Plugin {
  const left = new Set(FEET);
  return {
    name: 'cortex-make-room',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:packages\/ui|apps\/web)\/src\/.*\.tsx?$/ },
      handler(code, id) {
        let made = code.replaceAll('100dvh', `calc(100dvh - ${BAR})`);
        for (const foot of FEET) {
          if (!id.endsWith(`/packages/ui/src/${foot.file}`)) continue;
          if (!code.includes(foot.from)) this.error(`${foot.file} has no "${foot.from}" any more.`);
          made = made.replace(foot.from, foot.to);
          left.delete(foot);
        }
        return made === code ? undefined : { code: made, map: null };
      },
    },
    buildEnd(error) {
      const [missed] = left;
      if (!error && missed) this.error(`${missed.file} is not part of the app any more.`);
    },
  };
}
