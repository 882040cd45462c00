/** The event that says what is open of what people said about the story that is shown. */
export const COMMENTS_SHOWN = 'cortex/comments';
