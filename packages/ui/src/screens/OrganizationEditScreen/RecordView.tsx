import { Input } from '@chakra-ui/react/input';
import type { ApiError } from '@cortex/api-client/http';
import { exportLedger, getListLedgerQueryKey, listLedger } from '@cortex/api-client/ledger';
import type { LedgerFilter, LedgerPage } from '@cortex/api-client/model';
import { useListUsers } from '@cortex/api-client/users';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BookLock, Download, SearchX, ServerOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { useSave } from '../../forms/useSave.ts';
import { saveFile } from '../../saveFile.ts';
import { styled } from '../../theme/styled.tsx';
import { kindNames } from './describeEntry.ts';
import { EntryList } from './EntryList.tsx';

const Filters = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 200px)) 1fr' },
    alignItems: 'end',
    columnGap: '3',
    rowGap: '3',
    marginBlockEnd: '4',
    '& label': { display: 'block', fontWeight: 'medium', marginBlockEnd: '1.5' },
    '& > button': { justifySelf: { base: 'start', lg: 'end' } },
  },
});

const Choice = styled('div', { base: { minWidth: 0 } });

const { loadLedger } = extensionMessages;

/** Where an admin reads and filters the record of who decided and did what, and downloads it as CSV. */
export function RecordView() {
  const [filter, setFilter] = useState<LedgerFilter>({});
  const users = useListUsers();
  const record = useInfiniteQuery<LedgerPage, ApiError, { pages: LedgerPage[] }, readonly unknown[], string>({
    queryKey: [...getListLedgerQueryKey(filter), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listLedger({ ...filter, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const lacking = isUnsupported(record.error);
  useReportedFailure(lacking ? null : record, loadLedger);
  useReportedFailure(users, messages.loadUsers);
  const download = useSave({
    call: exportLedger,
    messages: extensionMessages.exportLedger,
    writeCache: (queryClient) => void queryClient.invalidateQueries({ queryKey: getListLedgerQueryKey() }),
    // The mark at its beginning tells spreadsheets that it is UTF-8; reading the answer took it away.
    onDone: (csv) => saveFile({ name: 'record.csv', type: 'text/csv;charset=utf-8', text: `\ufeff${csv}` }),
  });

  function choose(part: { [Name in keyof LedgerFilter]: LedgerFilter[Name] | '' }) {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '');
    setFilter(Object.fromEntries(next));
  }

  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server does not keep a record."
        description="Servers with this extension record who decided what."
      />
    );
  }
  const entries = record.data?.pages.flatMap((page) => page.entries);
  const filtered = Object.keys(filter).length > 0;
  return (
    <>
      <Filters role="group" aria-label="What to show">
        <SelectFilter
          label="What"
          value={filter.kind ?? ''}
          all="Everything"
          options={Object.entries(kindNames)}
          onChange={(kind) => choose({ kind: isKind(kind) ? kind : '' })}
        />
        <SelectFilter
          label="Who"
          value={filter.person ?? ''}
          all="Everybody"
          options={(users.data ?? []).map(({ id, full_name }) => [id, full_name])}
          onChange={(person) => choose({ person })}
        />
        <DayFilter label="From (UTC)" value={filter.from ?? ''} onChange={(from) => choose({ from })} />
        <DayFilter label="To (UTC)" value={filter.to ?? ''} onChange={(to) => choose({ to })} />
        <Button variant="secondary" disabled={download.sending} onClick={() => download.send(filter)}>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          {download.sending ? 'Downloading...' : 'Download CSV'}
        </Button>
      </Filters>
      {download.failure ? <FormError {...download.failure} /> : null}
      {entries && entries.length > 0 ? (
        <EntryList
          entries={entries}
          more={{
            there: record.hasNextPage,
            loading: record.isFetchingNextPage,
            failed: record.isFetchNextPageError,
            load: () => void record.fetchNextPage(),
          }}
        />
      ) : entries ? (
        <StateMessage
          icon={filtered ? SearchX : BookLock}
          title={filtered ? 'Nothing on record matches this.' : 'Nothing is on record yet.'}
          description={
            filtered
              ? 'Choose other days, somebody else or another kind.'
              : 'Decisions, sign-ins, deletions and changes of roles and plan will appear here.'
          }
          action={
            filtered ? (
              <Button variant="secondary" onClick={() => setFilter({})}>
                Show everything
              </Button>
            ) : null
          }
        />
      ) : record.error ? (
        <LoadError
          {...describeFailure(record.error, loadLedger)}
          retrying={record.isFetching}
          onRetry={() => void record.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading the record...">
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
            <Skeleton key={row} height="52px" marginBlockEnd="2" />
          ))}
        </LoadingRegion>
      )}
    </>
  );
}

function isKind(kind: string): kind is keyof typeof kindNames {
  return Object.hasOwn(kindNames, kind);
}

type SelectFilterProps = {
  label: string;
  value: string;
  /** What it says where it chooses nothing. */
  all: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
};

function SelectFilter({ label, value, all, options, onChange }: SelectFilterProps) {
  const id = useId();
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <SelectInput id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Choice>
  );
}

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void };

function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <Choice>
      <label htmlFor={id}>{label}</label>
      <Input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </Choice>
  );
}
