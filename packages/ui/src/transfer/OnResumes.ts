/** Takes resumes that were chosen where records are imported. */
export type OnResumes = (chosen: { files: readonly File[] }) => void;
