import { EyeOff, FileText, type LucideIcon, ScanSearch, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Card } from '../Card/Card.tsx';

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

export type ApplicationNoticeProps = {
  organization: string;
  contactEmail: string;
  /** Whether the person has yet to apply: they have no page that shows what was found. */
  ahead?: boolean;
};

/** The notice: what is read and how, what is left out, who decides, and whom to ask. */
export function ApplicationNotice({ organization, contactEmail, ahead = false }: ApplicationNoticeProps) {
  return (
    <Card title="How an application is read">
      <Points>
        <Point icon={FileText} title="What is read">
          {ahead ? (
            <p>Your resume, what you write here, and later what recruiters write down about you.</p>
          ) : (
            <p>Your resume, and what recruiters wrote down about you. Their notes are not shown here.</p>
          )}
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
            A person at <bdi>{organization}</bdi>, never the program. Ask them about the decision
            {ahead ? ', what was found in your resume, or to delete it' : ''}:{' '}
            <a href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`}>{contactEmail}</a>
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
