import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/FormField/Checkbox.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { FirstRows } from './FirstRows.tsx';
import { ImportFoot, ImportFrame } from './ImportFrame.tsx';
import type { ImportState } from './importStates.ts';
import { NotImportedRows } from './NotImportedRows.tsx';
import { listRefused } from './notImported.ts';
import type { ImportPlan, PlannedState } from './planImport.ts';
import { ResumeFiles } from './ResumeFiles.tsx';
import { RowList } from './RowList.tsx';
import type { Import } from './useImport.ts';

type ImportPlanViewProps = {
  importing: Import;
  kept: ImportState;
  plan: ImportPlan;
  onClose: () => void;
};

/** The second step: the columns, and what would happen to each row. */
export function ImportPlanView({ importing, kept, plan, onClose }: ImportPlanViewProps) {
  const { kind, planning, change, begin, forget } = importing;
  const whole = useRef<HTMLElement>(null);
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  const refused = useMemo(() => listRefused(plan), [plan]);
  const same = plan.rows.filter(({ state, sameAs }) => sameAs !== undefined && state !== 'refused');
  const count = (state: PlannedState) => plan.rows.filter((row) => row.state === state).length;
  const ready = plan.unmapped.length > 0 ? 0 : count('ready');
  const refusedTitle = count('lacking') > 0 ? 'Refused, or without their resume' : 'Refused';

  return (
    <ImportFrame ref={whole} tabIndex={-1} aria-label="What happens to the file">
      <div className="file">
        <p>
          <strong>{kept.file.name}</strong>{' '}
          <span className="size">
            {plan.rows.length.toLocaleString('en-US')} {plan.rows.length === 1 ? 'row' : 'rows'}
          </span>
        </p>
        <Button variant="secondary" size="small" onClick={forget}>
          Choose another file
        </Button>
      </div>
      <ColumnMapping
        kind={kind}
        header={kept.table.header}
        mapping={kept.mapping}
        unmapped={plan.unmapped}
        onChange={(mapping) => change({ mapping })}
      />
      {plan.namingFiles > 0 ? (
        <ResumeFiles
          plan={plan}
          chosen={kept.files.length}
          withoutFiles={kept.withoutFiles}
          onChoose={({ files }) => change({ files })}
          onTick={(withoutFiles) => change({ withoutFiles })}
        />
      ) : null}
      {plan.unmapped.length > 0 ? null : (
        <>
          <FirstRows kind={kind} rows={plan.rows} />
          <NotImportedRows
            title={`${refusedTitle} (${refused.length.toLocaleString('en-US')})`}
            kept={kept}
            rows={refused}
          />
          {same.length > 0 ? (
            <div>
              <h3>There already ({same.length.toLocaleString('en-US')})</h3>
              <RowList
                rows={same.map(({ row, values, sameAs }) => ({
                  number: row.number,
                  title: kind.describe(values),
                  text:
                    sameAs?.number === undefined
                      ? `In the list: ${sameAs?.text}.`
                      : `In row ${sameAs.number}: ${sameAs.text}.`,
                }))}
              />
              {kind.unique ? (
                <p className="hint">They are left out.</p>
              ) : (
                <Checkbox
                  label="Add them anyway"
                  hint="They are left out otherwise."
                  ticked={kept.addDuplicates}
                  onTick={(addDuplicates) => change({ addDuplicates })}
                />
              )}
            </div>
          ) : null}
        </>
      )}
      <ImportFoot>
        <Button disabled={ready === 0 || planning} onClick={() => begin(plan)}>
          Import {ready.toLocaleString('en-US')} {kind.nouns[ready === 1 ? 0 : 1]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
        <p className="figures" role="status">
          {plan.unmapped.length > 0
            ? `Choose a column for ${plan.unmapped.map(({ label }) => label.toLowerCase()).join(' and ')}.`
            : describe(plan.rows.length, count)}
        </p>
      </ImportFoot>
    </ImportFrame>
  );
}

function describe(total: number, count: (state: PlannedState) => number): string {
  const say = (number: number, words: string) =>
    number > 0 ? [`${number.toLocaleString('en-US')} ${words}`] : [];
  return [
    `${count('ready').toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows can be saved`,
    ...say(count('refused'), 'refused'),
    ...say(count('lacking'), 'without their resume'),
    ...say(count('left'), 'there already'),
  ].join(', ');
}
