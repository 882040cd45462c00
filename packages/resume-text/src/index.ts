export {
  type ExtractErrorCode,
  type ExtractFailure,
  type ExtractResult,
  extractText,
} from './extractText.ts';
export { tidyText } from './tidyText.ts';
