import { useNavigate } from 'react-router-dom';
import { getHomePath, paths } from './paths.ts';
import { stepBack } from './stepBack.ts';
import { useSession } from './useSession.ts';

/** One page back, or home where this is the first page of the visit. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const session = useSession();
  return () => {
    const position: unknown = window.history.state?.idx;
    if (typeof position === 'number' && position > 0) stepBack();
    else navigate(session ? getHomePath(session.role) : paths.signIn);
  };
}
