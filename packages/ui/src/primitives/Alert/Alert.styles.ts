import styled from 'styled-components';
import { tokens } from '../../theme/index.ts';

export const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.m};
  padding: ${tokens.space.m} ${tokens.space.l};
  border-radius: ${tokens.radius.field};
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
  line-height: 1.45;
  > svg {
    margin-block-start: 1px;
  }
  &[data-tone='info'] {
    background: ${tokens.color.sunken};
    > svg {
      color: ${tokens.color.quiet};
    }
  }
  &[data-tone='problem'] {
    background: ${tokens.color.dangerSoft};
    > svg {
      color: ${tokens.color.danger};
    }
  }
  &[data-tone='caution'] {
    background: ${tokens.color.thinkingSoft};
    > svg {
      color: ${tokens.color.thinking};
    }
  }
  &[data-tone='success'] {
    background: ${tokens.color.listeningSoft};
    > svg {
      color: ${tokens.color.listening};
    }
  }
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m} ${tokens.space.l};
  > span {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  /* Their height for fingers must not push the text away from the icon. */
  > :is(a, button) {
    margin-block: -8px;
  }
`;
