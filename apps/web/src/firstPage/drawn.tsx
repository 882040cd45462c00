import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App, type AppProps } from '../App.tsx';
import { drawToText } from '../drawToText.tsx';
import { paths } from '../paths.ts';

const dark = await draw('dark');
const light = await draw('light');

/** The sign-in page in both themes, as the app's first render in a browser makes it. For the build, which has no browser. */
export const drawn = {
  pages: { 'drawn-dark': dark.html, 'drawn-light': light.html },
  styles: dark.styles,
};

function draw(theme: NonNullable<AppProps['theme']>) {
  return drawToText(<App theme={theme} Router={SignInRouter} />);
}

function SignInRouter({ children }: { children: ReactNode }) {
  return <StaticRouter location={paths.signIn}>{children}</StaticRouter>;
}
