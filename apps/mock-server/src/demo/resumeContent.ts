export type ResumeEntry = { title: string; place: string; period: string; points: readonly string[] };

/** What stands in a demo resume beside name and contact, in the order in which it is printed. */
export type ResumeContent = {
  headline: string;
  location: string;
  summary: string;
  experience: readonly ResumeEntry[];
  education: readonly string[];
  skills: readonly string[];
  additional: readonly string[];
};

/** All that stands in one. */
export type ResumePdfContent = ResumeContent & { name: string; email: string; phone: string };
