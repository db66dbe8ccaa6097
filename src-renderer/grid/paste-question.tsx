import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { carryOutPaste, inTurn } from './grid-actions.ts';
import type { GridModel } from './grid-model.ts';
import type { PastePlan } from './paste.ts';

interface PasteQuestionProps {
  readonly model: GridModel;
  readonly plan: PastePlan;
}

/** A block that is longer than the list: shall the rest become new cards? */
export function PasteQuestion({ model, plan }: PasteQuestionProps) {
  const { label, plural } = model.now!.type;
  const added = plan.added.length;
  const cards = `${added.toLocaleString('en-US')} new ${(added === 1 ? label : plural).toLowerCase()}`;
  const close = (): void => model.question.set(undefined);
  const paste = (withNew: boolean): void => {
    close();
    void inTurn(model, () => carryOutPaste(model, plan, withNew));
  };
  return (
    <Dialog
      title={`Paste ${cards}?`}
      width="narrow"
      onClose={close}
      onSubmit={() => paste(true)}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={() => paste(false)}>Without them</Button>
          <Button kind="primary" type="submit">
            Add {cards}
          </Button>
        </>
      }
    >
      <p>
        The block has more rows than there are {plural.toLowerCase()} below the cursor. The rest can be added at the
        end.
      </p>
    </Dialog>
  );
}
