"""Trains the listener: all-MiniLM-L6-v2 (Wang et al. 2020) as a whole, with several heads, on what candidates say.

    python listener.py EXAMPLES.json LISTENER.onnx

EXAMPLES.json is what listenerTexts.ts makes of the corpora. The result reads a line that was asked and what was said to it as
[CLS] asked [SEP] said [SEP], and gives how likely each kind of turn is, and danger to a life, and of each token how likely its word
tells something private. What a sentence of an answer does, and what a complaint is about, are trained beside them and not exported:
they teach the encoder about answers. It is kept in eight bits.
The same examples give the same model as far as PyTorch allows.
"""

import hashlib
import io
import json
import math
import random
import sys
import tempfile
import zipfile
from collections import defaultdict
from importlib.resources import files
from pathlib import Path

import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from safetensors.torch import load as load_tensors
from tokenizers import Tokenizer
from torch import nn
from torch.nn import functional
from transformers import BertConfig, BertModel

# The weights that all-MiniLM-L6-v2 was published with, SHA-256.
ENCODER = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
SEED = 1
EPOCHS = 3
BATCH = 32
# Rates of learning: of the encoder (a little more than the 2e-5 to 5e-5 of Devlin et al. 2019, whose encoder is larger), and of the
# heads, which begin with nothing.
ENCODER_RATE = 6e-5
HEAD_RATE = 1e-3
WARM_UP = 0.06
DECAY = 0.01
DROPOUT = 0.15
# No kind of turn and no danger is quite sure: some labels are mistakes.
DOUBT = 0.02
# How much each head matters beside the kinds of turns: chosen so that at the first steps each has its part in the loss; not tuned.
MATTERS = {"danger": 1.0, "sentence": 0.5, "complaint": 0.3, "personal": 0.7}
# A text that replies to something is read without it this often, so that it is also understood alone.
ALONE = 0.15
# Tokens of a line that was asked, and of what was said.
MOST_ASKED = 32
MOST_SAID = 190


class Listener(nn.Module):
    """The encoder and its heads."""

    def __init__(self, encoder: BertModel, labels: dict[str, list[str]]):
        super().__init__()
        self.encoder = encoder
        size = encoder.config.hidden_size
        self.drop = nn.Dropout(DROPOUT)
        # Read by the mean of what was said, by its strongest signs, and by the first token, which sees what was asked.
        self.kinds = nn.Linear(3 * size, len(labels["turns"]))
        self.danger = nn.Linear(3 * size, 1)
        self.sentence = nn.Linear(3 * size, len(labels["stories"]))
        self.complaint = nn.Linear(3 * size, len(labels["complaints"]))
        self.personal = nn.Linear(size, 1)

    def forward(self, input_ids, attention_mask, token_type_ids):
        hidden = self.encoder(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
        ).last_hidden_state
        said = (token_type_ids * attention_mask).unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * said).sum(1) / said.sum(1).clamp(min=1)
        strongest = (hidden - (1 - said) * 1e4).max(1).values
        whole = self.drop(torch.cat([mean, strongest, hidden[:, 0]], -1))
        return (
            self.kinds(whole),
            self.danger(whole),
            self.sentence(whole),
            self.complaint(whole),
            self.personal(self.drop(hidden)).squeeze(-1),
        )


def pretrained() -> tuple[BertModel, Tokenizer]:
    """The encoder as it was published, and what takes texts apart for it. Raises ValueError when it is another one."""
    with zipfile.ZipFile(io.BytesIO(files("all_minilm_l6_v2").joinpath("model.zip").read_bytes())) as package:
        config = BertConfig(**json.loads(package.read("config.json")))
        encoder = BertModel(config, add_pooling_layer=False)
        weights = package.read("model.safetensors")
        if hashlib.sha256(weights).hexdigest() != ENCODER:
            raise ValueError("these are other weights than the published ones")
        tensors = load_tensors(weights)
        missing, unknown = encoder.load_state_dict(tensors, strict=False)
        if missing or [name for name in unknown if not name.startswith(("pooler.", "embeddings.position_ids"))]:
            raise ValueError(f"these weights don't fit: {missing} {unknown}")
        tokenizer = Tokenizer.from_str(package.read("tokenizer.json").decode())
    tokenizer.no_padding()
    tokenizer.no_truncation()
    return encoder, tokenizer


class Texts:
    """The examples as tokens, word by word."""

    def __init__(self, examples: list[dict], labels: dict[str, list[str]], tokenizer: Tokenizer):
        self.examples = examples
        self.labels = labels
        self.tokenizer = tokenizer
        self.tokens: dict[str, list[list[int]]] = {}
        self.start, self.end = (tokenizer.token_to_id(token) for token in ("[CLS]", "[SEP]"))
        self.lines = defaultdict(list)
        for example in examples:
            if example.get("asked") and "kinds" in example:
                first = max(range(len(labels["turns"])), key=lambda at: example["kinds"][at])
                self.lines[labels["turns"][first]].append(example["asked"])

    def words(self, text: str) -> list[list[int]]:
        if text not in self.tokens:
            self.tokens[text] = [self.tokenizer.encode(word, add_special_tokens=False).ids for word in text.split(" ")]
        return self.tokens[text]

    def asked(self, example: dict, dice: random.Random) -> str:
        if dice.random() < ALONE:
            return ""
        if "asked" in example:
            return example["asked"]
        lines = self.lines.get(example.get("askedOf"))
        return dice.choice(lines) if lines else ""

    def row(self, example: dict, asked: str):
        line = [token for word in self.words(asked) for token in word][:MOST_ASKED] if asked else []
        said, first = [], []
        for word in self.words(example["text"]):
            first += [True] + [False] * (len(word) - 1)
            said += word
        said, first = said[:MOST_SAID], first[:MOST_SAID]
        ids = [self.start, *line, self.end, *said, self.end]
        types = [0] * (len(line) + 2) + [1] * (len(said) + 1)
        return ids, types, first, len(line) + 2


def batch_of(rows, examples, labels):
    """Tensors of some texts, and of what is known of them; what is not known has no weight."""
    length = max(len(ids) for ids, *_ in rows)
    shape = (len(rows), length)
    ids, mask, types = (torch.zeros(shape, dtype=torch.long) for _ in range(3))
    personal, is_known = torch.zeros(shape), torch.zeros(shape)
    kinds = torch.zeros(len(rows), len(labels["turns"]))
    sentence = torch.zeros(len(rows), len(labels["stories"]))
    complaint = torch.full((len(rows),), -100)
    danger, weight, dangerous = torch.zeros(len(rows)), torch.zeros(len(rows)), torch.zeros(len(rows))
    for at, ((tokens, kind, first, offset), example) in enumerate(zip(rows, examples)):
        ids[at, : len(tokens)] = torch.tensor(tokens)
        mask[at, : len(tokens)] = 1
        types[at, : len(kind)] = torch.tensor(kind)
        if "kinds" in example:
            kinds[at] = torch.tensor(example["kinds"]) * (1 - 2 * DOUBT) + DOUBT
            weight[at] = example["weight"]
        if "danger" in example:
            danger[at] = example["danger"] * (1 - 2 * DOUBT) + DOUBT
            dangerous[at] = 2.0 if example["danger"] else 1.0
        if "sentence" in example:
            sentence[at] = torch.tensor(example["sentence"])
        if "complaint" in example:
            complaint[at] = example["complaint"]
        if "personal" in example:
            private = set(example["personal"])
            word = -1
            for place, begins in enumerate(first):
                word += begins
                if begins:
                    is_known[at, offset + place] = 1
                    personal[at, offset + place] = float(word in private)
    return (ids, mask, types), (kinds, weight, danger, dangerous, sentence, complaint, personal, is_known)


def loss_of(outputs, known):
    """What a batch costs: the cross entropy of each head over the texts of which it is known, divided by all texts of the batch; of
    words, the mean over those of which it is known."""
    kinds, danger, sentence, complaint, personal = outputs
    want_kinds, weight, want_danger, dangerous, want_sentence, want_complaint, want_personal, is_known = known
    odds = functional.binary_cross_entropy_with_logits
    loss = (odds(kinds, want_kinds, reduction="none").sum(1) * weight).sum()
    loss = loss + MATTERS["danger"] * (odds(danger.squeeze(-1), want_danger, reduction="none") * dangerous).sum()
    loss = loss - MATTERS["sentence"] * (functional.log_softmax(sentence, -1) * want_sentence).sum()
    loss = loss + MATTERS["complaint"] * functional.cross_entropy(complaint, want_complaint, reduction="sum")
    of_words = (odds(personal, want_personal, reduction="none") * is_known * (1 + 2 * want_personal)).sum()
    return loss / len(kinds) + MATTERS["personal"] * of_words / is_known.sum().clamp(min=1)


def train(listener: Listener, texts: Texts) -> None:
    """Trains it; texts of like length are read together."""
    heads = [value for name, value in listener.named_parameters() if not name.startswith("encoder.")]
    # The vectors of words stay as they are: rare words would be learned by heart.
    listener.encoder.embeddings.word_embeddings.weight.requires_grad_(False)
    encoder = [value for value in listener.encoder.parameters() if value.requires_grad]
    groups = [
        {"params": encoder, "lr": ENCODER_RATE},
        {"params": heads, "lr": HEAD_RATE},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=DECAY, fused=True)
    per_epoch = math.ceil(len(texts.examples) / BATCH)
    steps = EPOCHS * per_epoch
    warm = WARM_UP * steps
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / warm, max(0.0, (steps - step) / (steps - warm)))
    )
    dice = random.Random(SEED)
    listener.train()
    for epoch in range(EPOCHS):
        rows = [texts.row(example, texts.asked(example, dice)) for example in texts.examples]
        order = sorted(range(len(rows)), key=lambda at: len(rows[at][0]) + dice.random() * 6)
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        dice.shuffle(batches)
        total = 0.0
        for step, batch in enumerate(batches):
            inputs, known = batch_of([rows[at] for at in batch], [texts.examples[at] for at in batch], texts.labels)
            loss = loss_of(listener(*inputs), known)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(listener.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            if (step + 1) % 100 == 0:
                print(f"epoch {epoch + 1} of {EPOCHS}, step {step + 1} of {per_epoch}: {total / 100:.3f}", flush=True)
                total = 0.0


class Probabilities(nn.Module):
    """What is used at run time: kinds, danger, and private words, each as a probability."""

    def __init__(self, listener: Listener):
        super().__init__()
        self.listener = listener

    def forward(self, input_ids, attention_mask, token_type_ids):
        kinds, danger, _, _, personal = self.listener(input_ids, attention_mask, token_type_ids)
        return torch.sigmoid(kinds), torch.sigmoid(danger), torch.sigmoid(personal)


def without_traces(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model without the places in code, and the paths, that each of its parts was made by."""
    for part in (model, model.graph, *model.graph.node, *model.graph.value_info, *model.graph.initializer, *model.functions):
        part.doc_string = ""
        del part.metadata_props[:]
    for part in (*model.graph.input, *model.graph.output):
        part.doc_string = ""
        del part.metadata_props[:]
    for function in model.functions:
        for node in function.node:
            node.doc_string = ""
            del node.metadata_props[:]
    return model


def export(listener: Listener, to: Path) -> None:
    """Writes it as ONNX, its large weights in eight bits."""
    listener.eval()
    example = tuple(torch.ones(2, 9, dtype=torch.long) for _ in range(3))
    names = ["input_ids", "attention_mask", "token_type_ids"]
    text, length = torch.export.Dim("text", min=1, max=64), torch.export.Dim("length", min=4, max=256)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.onnx"
        torch.onnx.export(
            Probabilities(listener),
            example,
            whole,
            input_names=names,
            output_names=["kinds", "danger", "personal"],
            dynamic_shapes=[{0: text, 1: length}] * 3,
            dynamo=True,
            external_data=False,
        )
        quantize_dynamic(whole, to, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
    onnx.save(without_traces(onnx.load(to)), to)


def main(examples_file: str, to: str) -> None:
    random.seed(SEED)
    torch.manual_seed(SEED)
    torch.use_deterministic_algorithms(True)
    given = json.loads(Path(examples_file).read_text())
    encoder, tokenizer = pretrained()
    texts = Texts(given["examples"], given["labels"], tokenizer)
    listener = Listener(encoder, given["labels"])
    train(listener, texts)
    export(listener, Path(to))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
