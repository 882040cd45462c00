import { DashboardScreen } from '@cortex/ui/screens/DashboardScreen';
import { useLocation } from 'react-router-dom';
import {
  getAnalysisPath,
  getCandidatePath,
  getListedCandidatePath,
  getListedJobPath,
  paths,
} from '../paths.ts';

const hrefs = {
  jobs: paths.activeJobs,
  candidates: paths.activeCandidates,
  users: paths.activeUsers,
  createJob: paths.createJob,
  createCandidate: paths.createCandidate,
  analysis: paths.resumeAnalysis,
  userPerformance: paths.userPerformance,
  getCandidate: getListedCandidatePath,
  getCandidatePage: getCandidatePath,
  getAnalysis: getAnalysisPath,
  getJob: getListedJobPath,
};

export default function DashboardPage() {
  const { pathname } = useLocation();
  return <DashboardScreen role={pathname === paths.adminDashboard ? 'admin' : 'user'} hrefs={hrefs} />;
}
