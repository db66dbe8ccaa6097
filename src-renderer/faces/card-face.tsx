import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import type { SubjectForm } from '../fields/subject-form.ts';
import { useTyping } from '../state/typing.ts';
import { FaceFields } from './face-fields.tsx';
import { FaceImage } from './face-image.tsx';
import { useFaceOptions } from './face-options.ts';
import { faceWords } from './face-words.ts';
import { useFace } from './known-faces.ts';
import { useSightFilter } from './sight-filter.tsx';

interface CardFaceProps {
  readonly view: SetView;
  readonly type: CardTypeInfo;
  readonly form: SubjectForm;
}

/** The face of the card beside the grid, with what is being typed. */
export function CardFace({ view, type, form: { row, subject } }: CardFaceProps) {
  const { card: size, guides, sight } = useFaceOptions();
  const { filter, definition } = useSightFilter(sight);
  const changes = useTyping(view.path, subject);
  const face = useFace({ view, type: type.id, row, side: 'front', size, changes });
  return (
    <>
      {definition}
      <FaceImage {...{ face, size, guides, filter }} alt={`Face of ${faceWords(type, row, 'front')}`}>
        {face && <FaceFields set={view.path} {...{ type, row, face }} />}
      </FaceImage>
    </>
  );
}
