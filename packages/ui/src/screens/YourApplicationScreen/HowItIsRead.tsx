import { EyeOff, FileText, type LucideIcon, ScanSearch, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Card } from './Card.tsx';

const Points = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' },
    '& svg': { marginBlockStart: '2px', color: 'muted' },
    '& h3': { fontSize: 'body', fontWeight: 'medium' },
    '& p': { color: 'muted', maxWidth: 'text' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

type HowItIsReadProps = { organization: string; contactEmail: string };

/** The notice: what is read and how, what is left out, who decides, and whom to ask. */
export function HowItIsRead({ organization, contactEmail }: HowItIsReadProps) {
  return (
    <Card title="How an application is read">
      <Points>
        <Point icon={FileText} title="What is read">
          <p>Your resume, and what recruiters wrote down about you. Their notes are not shown here.</p>
        </Point>
        <Point icon={EyeOff} title="What is removed before">
          <p>
            Your name and contact, and lines about birth date, age, gender, marital status, nationality,
            religion, photos and pronouns. They change nothing in what is found.
          </p>
        </Point>
        <Point icon={ScanSearch} title="What a program does">
          <p>
            It looks for what the job asks for, keeps the lines that show it, and adds them up to a score. The
            same text always gives the same findings. It learns nothing from who was hired.
          </p>
        </Point>
        <Point icon={UserRoundCheck} title="Who decides">
          <p>
            A person at <bdi>{organization}</bdi>, never the program. Ask them about the decision:{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </Point>
      </Points>
    </Card>
  );
}

type PointProps = { icon: LucideIcon; title: string; children: ReactNode };

function Point({ icon: Icon, title, children }: PointProps) {
  return (
    <li>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
