import { readFile } from 'node:fs/promises';
import { Tokenizer } from '@huggingface/tokenizers';

/** The tokenizer of models made from all-MiniLM-L6-v2: WordPiece (Wu et al. 2016), lowercase. */
export async function loadTokenizer(): Promise<Tokenizer> {
  const text = await readFile(new URL('./vocabulary.txt', import.meta.url), 'utf8');
  const vocab = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((token, id) => [token, id]),
  );
  const special = (content: string) => ({
    id: vocab[content],
    special: true,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  });
  const mark = (content: string) => ({ SpecialToken: { id: content, type_id: 0 } });
  return new Tokenizer(
    {
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'].map(special),
      normalizer: {
        type: 'BertNormalizer',
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: {
        type: 'TemplateProcessing',
        single: [mark('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, mark('[SEP]')],
        pair: [],
        special_tokens: Object.fromEntries(
          ['[CLS]', '[SEP]'].map((content) => [content, { id: content, ids: [vocab[content]], tokens: [content] }]),
        ),
      },
      decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab,
      },
    },
    { tokenizer_class: 'BertTokenizer', do_lower_case: true },
  );
}
