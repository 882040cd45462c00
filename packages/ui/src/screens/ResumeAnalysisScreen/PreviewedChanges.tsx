import { Button } from '../../components/Button/Button.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { styled } from '../../theme/styled.tsx';
import { ScoreChanges } from './ScoreChanges.tsx';
import type { useScorePreview } from './useScorePreview.ts';

const Region = styled('section', {
  base: {
    minWidth: 0,
    '& h3': { fontSize: 'lead', marginBlockEnd: '1' },
    '& .failed': { color: 'muted', fontSize: 'small' },
  },
  variants: { stale: { true: { opacity: 0.6 }, false: {} } },
});

type PreviewedChangesProps = { of: ReturnType<typeof useScorePreview> };

/** The preview of a change, in whichever state it is. Nothing where the server does not tell. */
export function PreviewedChanges({
  of: { preview, absent, failed, stale, retrying, retry },
}: PreviewedChangesProps) {
  if (absent) return null;
  return (
    <Region
      aria-label="What would change"
      aria-busy={stale}
      stale={stale && preview !== undefined && !failed}
    >
      <h3>What would change</h3>
      {failed ? (
        <>
          <p className="failed" role="status">
            The scores could not be computed. You can still save.
          </p>
          <Button variant="quiet" size="small" disabled={retrying} onClick={retry}>
            Try again
          </Button>
        </>
      ) : preview ? (
        <ScoreChanges {...preview} />
      ) : (
        <LoadingRegion label="Computing scores...">
          <Skeleton height="20px" width="180px" marginBlockEnd="2" />
          <Skeleton height="120px" />
        </LoadingRegion>
      )}
    </Region>
  );
}
