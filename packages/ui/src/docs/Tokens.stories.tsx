import type { Meta, StoryObj } from '@storybook/react-vite';
import { lightColor, tokens } from '../theme/index.ts';
import { Cell, Corner, Grid, Measure, Rows, Swatch } from './Tokens.styles.ts';

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <Grid>
      {names(lightColor).map((name) => (
        <Cell key={name}>
          <dt>
            <Swatch style={{ background: tokens.color[name] }} />
            {name}
          </dt>
          <dd>{tokens.vars.color[name]}</dd>
        </Cell>
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <Rows>
      {names(tokens.size).map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd
            style={{
              fontSize: tokens.size[name],
              fontFamily: name.startsWith('h') ? tokens.font.heading : tokens.font.text,
              lineHeight: name.startsWith('h') ? 1.1 : 1.5,
            }}
          >
            Tell me about a time
          </dd>
        </div>
      ))}
    </Rows>
  ),
};

export const Spaces: Story = {
  render: () => (
    <Rows>
      {names(tokens.space).map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Measure style={{ inlineSize: tokens.space[name] }} />
          </dd>
        </div>
      ))}
    </Rows>
  ),
};

export const Radii: Story = {
  render: () => (
    <Grid>
      {names(tokens.radius).map((name) => (
        <Cell key={name}>
          <dt>{name}</dt>
          <dd>
            <Corner style={{ borderRadius: tokens.radius[name] }} />
          </dd>
        </Cell>
      ))}
    </Grid>
  ),
};

export const Motion: Story = {
  render: () => (
    <Rows>
      {names(tokens.motion).map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === 'quick' ? '150 ms, ease-out: what is pressed' : '250 ms, ease-out: what opens or leaves'}</dd>
        </div>
      ))}
    </Rows>
  ),
};
