import type { Stage } from '@cortex/api-client/model';
import { ActionMenu } from '../../components/ActionMenu/ActionMenu.tsx';

type StageMenuProps = {
  label: string;
  stages: readonly Stage[];
  /** The id of the stage that is so now; none where several are moved. */
  currentId?: string | undefined;
  /** What stands on the button where there is no current stage. */
  placeholder?: string;
  tabIndex?: number;
  onSelect: (stage: Stage) => void;
};

/** Moves to one of the organization's stages. */
export function StageMenu({
  label,
  stages,
  currentId,
  placeholder = '',
  tabIndex,
  onSelect,
}: StageMenuProps) {
  return (
    <ActionMenu
      label={label}
      text={stages.find(({ id }) => id === currentId)?.name ?? placeholder}
      actions={stages.map(({ id, name }) => ({ id, text: name }))}
      currentId={currentId}
      size="sm"
      {...(tabIndex === undefined ? {} : { tabIndex })}
      onAct={({ id }) => {
        const stage = stages.find((one) => one.id === id);
        if (stage && id !== currentId) onSelect(stage);
      }}
    />
  );
}
