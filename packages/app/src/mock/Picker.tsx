import { type CSSProperties, useState } from 'react';
import { remember } from './choice.ts';
import { situations } from './situations.ts';

const names = [...situations.keys()];
const groups = [...new Set(names.map((name) => name.split('.')[0] ?? ''))];

const place: CSSProperties = {
  position: 'fixed',
  insetInlineStart: 0,
  insetBlockStart: '30%',
  zIndex: 90,
  display: 'flex',
  alignItems: 'start',
  font: '14px/1.4 system-ui',
};
const tab: CSSProperties = {
  writingMode: 'vertical-rl',
  maxInlineSize: '45vh',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  padding: '8px 1px',
  border: '1px solid #8a8273',
  borderRadius: '0 8px 8px 0',
  background: '#fff7d6',
  color: '#1b1a17',
  fontSize: 11,
};
const sheet: CSSProperties = {
  display: 'grid',
  gap: 4,
  maxBlockSize: '65vh',
  overflow: 'auto',
  padding: 12,
  border: '1px solid #8a8273',
  background: '#fff7d6',
  color: '#1b1a17',
};
const row: CSSProperties = { display: 'grid', gridTemplateColumns: '7.5em 12em', alignItems: 'center' };

/** Chooses what the mocked world around the page does; only for development. */
export function Picker({ chosen }: { chosen: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const choose = (group: string, name: string) => {
    remember([...chosen.filter((other) => !other.startsWith(`${group}.`)), ...(name ? [name] : [])]);
    location.reload();
  };
  return (
    <aside aria-label="Situation" style={place}>
      {open && (
        <div style={sheet}>
          {groups.map((group) => (
            <label key={group} style={row}>
              {group}
              <select
                aria-label={group}
                value={chosen.find((name) => name.startsWith(`${group}.`)) ?? ''}
                onChange={({ target }) => choose(group, target.value)}
              >
                <option value="">as usual</option>
                {names
                  .filter((name) => name.startsWith(`${group}.`))
                  .map((name) => (
                    <option key={name} value={name}>
                      {name.slice(group.length + 1)}
                    </option>
                  ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <button type="button" aria-expanded={open} style={tab} onClick={() => setOpen(!open)}>
        {chosen.length === 0 ? 'Situation' : chosen.join(', ')}
      </button>
    </aside>
  );
}
