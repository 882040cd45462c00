import { registerHooks } from 'node:module';

// The generated client names its files as a bundler finds them, without their endings.
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      for (const ending of specifier.startsWith('.') ? ['.ts', '/index.ts'] : []) {
        try {
          return next(specifier + ending, context);
        } catch {
          // The next one may be there.
        }
      }
      throw error;
    }
  },
});
