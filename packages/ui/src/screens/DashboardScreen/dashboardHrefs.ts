export type DashboardHrefs = {
  jobs: string;
  candidates: string;
  users: string;
  createJob: string;
  createCandidate: string;
  analysis: string;
  userPerformance: string;
  getCandidate: (candidate: { candidateId: string }) => string;
  /** All about a candidate, with what the person who applied asked for. */
  getCandidatePage: (candidate: { candidateId: string }) => string;
  getAnalysis: (candidate: { candidateId: string }) => string;
  getJob: (job: { jobId: string }) => string;
};
