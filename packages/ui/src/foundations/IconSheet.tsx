import {
  BriefcaseBusiness,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CloudOff,
  FileSearch,
  GitCompareArrows,
  Info,
  KeyRound,
  LifeBuoy,
  LogOut,
  Pencil,
  Plus,
  Search,
  SearchX,
  Share2,
  Trash2,
  TriangleAlert,
  Upload,
  UserRoundPlus,
  X,
} from 'lucide-react';
import { styled } from '../theme/styled.tsx';
import { Grid, Name, SheetOf, Value } from './Specimens.tsx';

const Pair = styled('span', {
  base: { display: 'flex', alignItems: 'center', gap: '4', height: '10', marginBlockEnd: '1' },
});

export const groups = {
  Things: { BriefcaseBusiness, UserRoundPlus, FileSearch, GitCompareArrows, KeyRound, LifeBuoy },
  Actions: { Plus, Search, Pencil, Trash2, Share2, Upload, LogOut, X },
  States: { CircleCheck, CircleMinus, CircleAlert, TriangleAlert, Info, SearchX, CloudOff },
};

export function IconSheet() {
  return (
    <SheetOf
      title="Icons"
      about={
        'lucide at 16 and 20 px with a stroke of 1.75. An icon stands beside words; alone only in a button ' +
        'with a name of its own.'
      }
    >
      {Object.entries(groups).map(([title, icons]) => (
        <section key={title}>
          <h2>{title}</h2>
          <Grid>
            {Object.entries(icons).map(([name, Icon]) => (
              <li key={name}>
                <Pair>
                  <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                </Pair>
                <Name>{name}</Name>
                <Value>16 · 20</Value>
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </SheetOf>
  );
}
