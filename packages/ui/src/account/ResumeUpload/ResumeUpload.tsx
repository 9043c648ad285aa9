import { useRef } from 'react';
import { Alert, Button, FilePick, Progress } from '../../primitives/index.ts';
import { useFocusKept } from '../../primitives/internal/useFocusKept.ts';
import type { ResumeView } from '../types.ts';
import { problemTexts } from './problems.ts';
import { Block, File as KeptFile } from './ResumeUpload.styles.ts';

export interface ResumeUploadProps {
  readonly resume: ResumeView;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The résumé that the interviewer may ask about: chosen, on its way, kept until removed, or refused with the reason. */
export function ResumeUpload({ resume, onChoose, onRemove }: ResumeUploadProps) {
  const block = useRef<HTMLDivElement>(null);
  const onPress = useFocusKept(block, resume.phase);
  const choose = (file: File) => {
    onPress();
    onChoose(file);
  };
  const remove = () => {
    onPress();
    onRemove();
  };
  return (
    <Block ref={block} tabIndex={-1}>
      <h3>Résumé</h3>
      {resume.phase === 'refused' && <Alert>{problemTexts[resume.problem](resume.fileName)}</Alert>}
      {resume.phase === 'kept' && resume.error && <Alert>{resume.error}</Alert>}
      {resume.phase === 'uploading' && (
        <KeptFile>
          <Progress label={`Reading ${resume.fileName}`} value={resume.progress} />
        </KeptFile>
      )}
      {resume.phase === 'kept' && (
        <KeptFile>
          <p>
            {resume.fileName}
            <small>Added on {resume.addedOn}</small>
          </p>
          <Button variant="quiet" busy={resume.removing ?? false} onClick={remove}>
            {resume.removing ? 'Removing...' : 'Remove'}
          </Button>
        </KeptFile>
      )}
      {(resume.phase === 'none' || resume.phase === 'refused') && (
        <FilePick
          label="Choose a résumé"
          accept=".pdf,.txt,application/pdf,text/plain"
          hint="PDF or text, up to 5 MB. Only your interviewer reads it."
          onChoose={choose}
        />
      )}
    </Block>
  );
}
