import type { Plugin } from 'vite';

const NAMING = /^[ \t]*[\w$]+\.displayName = [^;\n{]*;?$/gm;
const CREATION = /= ((?:React\w*\.)?(?:forwardRef|createContext|memo)\()/g;

/**
 * Lets the bundler leave out components of packages that nothing uses. It keeps them otherwise, with all that they use:
 * their creation is a call, and their name for the developer tools a write.
 */
export function leaveUnusedComponents(): Plugin {
  return {
    name: 'cortex-leave-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/.*\.m?js$/, code: '.displayName = ' },
      handler: (code) => ({
        code: code.replace(NAMING, '').replace(CREATION, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
