import type { ApplicantRequest } from '@cortex/api-client/model';
import { Card } from '../../components/Card/Card.tsx';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      paddingBlock: '4',
      borderBlockStart: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
      _last: { paddingBlockEnd: '0' },
    },
    '& .about': { color: 'muted', fontSize: 'small' },
    '& strong': { fontWeight: 'medium' },
    '& blockquote': {
      whiteSpace: 'pre-line',
      paddingInlineStart: '3',
      borderInlineStart: '2px solid {colors.edge}',
    },
  },
});

/** What the person asked for, and the answers. Renders nothing where they asked for nothing. */
export function OwnRequests({ requests }: { requests: readonly ApplicantRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Card title="What you asked for">
      <List>
        {requests.map(({ id, kind, criterion, job, text, created_at, due_at, answer, answered_at }) => (
          <li key={id}>
            <p>
              <strong>{kind === 'wrong' ? `“${criterion}” is wrong` : 'A person should look'}</strong>
            </p>
            <p className="about">
              {job?.name ? (
                <>
                  for <bdi>{job.name}</bdi>,{' '}
                </>
              ) : null}
              sent on {formatDate(created_at)}
            </p>
            {text ? <blockquote dir="auto">{text}</blockquote> : null}
            {answer ? (
              <>
                <p className="about">Answered on {formatDate(answered_at ?? created_at)}</p>
                <p dir="auto">{answer}</p>
              </>
            ) : (
              <p className="about">You get an answer here by {formatDate(due_at)}.</p>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
