import { useEffect, useId, useRef, useState } from 'react';
import { Alert, Button, CompanyLogo, FilePick, PickedFile } from '../../primitives/index.ts';
import { useFocusKept } from '../../primitives/internal/useFocusKept.ts';
import { Block } from './LogoField.styles.ts';
import { drawLogo } from './drawLogo.ts';

export interface LogoFieldProps {
  /** Address of the picture, which may be a `data:` one; null for none. */
  readonly logo: string | null;
  readonly company: string;
  readonly readOnly?: boolean;
  readonly onChange: (logo: string | null) => void;
}

/** A logo that candidates see above the job's title: chosen, shown as they will see it, or refused with the reason. */
export function LogoField({ logo, company, readOnly = false, onChange }: LogoFieldProps) {
  const block = useRef<HTMLDivElement>(null);
  const [unreadable, setUnreadable] = useState<string>();
  const onPress = useFocusKept(block, logo);
  const id = useId();
  /** The latest props, for when a picture has been read: what was typed elsewhere meanwhile stays. */
  const now = useRef<Pick<LogoFieldProps, 'readOnly' | 'onChange'> | null>(null);
  useEffect(() => {
    now.current = { readOnly, onChange };
    return () => {
      now.current = null;
    };
  }, [readOnly, onChange]);
  const choices = useRef(0);
  const choose = async (file: File) => {
    const choice = ++choices.current;
    onPress();
    setUnreadable(undefined);
    const drawn = await drawLogo(file).catch(() => null);
    if (choice !== choices.current || now.current?.readOnly !== false) return;
    if (drawn === null) setUnreadable(file.name);
    else now.current.onChange(drawn);
  };
  return (
    <Block ref={block} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>Logo (optional)</p>
      {unreadable !== undefined && (
        <Alert>{unreadable} isn’t an image we can read. Please choose a PNG, JPEG, WebP, or SVG file.</Alert>
      )}
      {logo === null ? (
        <FilePick
          label="Choose a logo"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          hint="PNG, JPEG, WebP, or SVG. Candidates see it at the top of the first page."
          disabled={readOnly}
          onChoose={(file) => void choose(file)}
        />
      ) : (
        <PickedFile>
          <CompanyLogo picture={logo} company={company.trim()} />
          <Button
            variant="quiet"
            disabled={readOnly}
            onClick={() => {
              onPress();
              onChange(null);
            }}
          >
            Remove Logo
          </Button>
        </PickedFile>
      )}
    </Block>
  );
}
