"""Trains the judge: all-MiniLM-L6-v2 (Wang et al. 2020) as a whole, on answers, the questions put to them, and the skills that they show.

    python judge.py EXAMPLES.json JUDGE.onnx

EXAMPLES.json is what judgeTexts.ts makes of the corpora. The result makes a vector of what was asked, a question or a skill; then it
reads what was said beside this vector, and gives how likely it is that the answer is one to the question and that its sentences belong
together, and besides that it shows the skill, which teaches the encoder about answers and isn't used. Two texts are compared by the angle between their vectors, and by what of the answer the question attends to.
Reading both as one text, as the listener does, hardly learns to compare them (docs/decisions/0041).
It is kept in eight bits. The same examples give the same model as far as PyTorch allows.
"""

import json
import math
import random
import sys
import tempfile
from pathlib import Path

import onnx
import torch
from listener import DECAY, DROPOUT, HEAD_RATE, SEED, WARM_UP, pretrained, without_traces
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from torch.nn import functional

EPOCHS = 4
# Answers that are read together; each is a wrong answer to the questions of the others (in-batch negatives, Henderson et al. 2017).
BATCH = 24
ENCODER_RATE = 5e-5
# Angles are told apart this finely, as where the encoder was first trained (a factor of 20).
TEMPERATURE = 0.05
# How much a question that is answered must be nearer than one that isn't.
MARGIN = 0.05
# How much the parts of the loss matter beside the judgments; chosen so that each has its part at the first steps, not tuned.
MATTERS = {"order": 0.5, "others": 0.25, "shows": 1.0, "holds": 2.0}
# No judgment is quite sure: people who judged the same pairs differed in one of twenty (corpus/fit.md).
DOUBT = 0.02
# Width of the layers behind the encoder; chosen, not tuned.
WIDTH = 64
# Tokens of what was asked, its end where it is longer, and of what was said.
MOST_ASKED = 64
MOST_SAID = 200


def mean_of(hidden, mask):
    weight = mask.unsqueeze(-1).to(hidden.dtype)
    return (hidden * weight).sum(1) / weight.sum(1).clamp(min=1)


class Judge(nn.Module):
    """The encoder, and what compares what it makes of two texts."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        size = encoder.config.hidden_size
        self.size = size
        self.drop = nn.Dropout(DROPOUT)
        self.looks = nn.Linear(size, size)
        # Nothing here sees the question alone: some questions are answered less often, which says nothing of an answer.
        self.compared = nn.Sequential(nn.Linear(size + 1, WIDTH), nn.GELU(), nn.Dropout(DROPOUT), nn.Linear(WIDTH, 2))
        self.whole = nn.Sequential(nn.Linear(2 * size, WIDTH), nn.GELU(), nn.Dropout(DROPOUT), nn.Linear(WIDTH, 1))
        self.scale = nn.Parameter(torch.tensor([8.0, 8.0]))
        self.bias = nn.Parameter(torch.tensor([-3.0, -3.0]))

    def read(self, ids, mask):
        return self.encoder(
            input_ids=ids, attention_mask=mask, token_type_ids=torch.zeros_like(ids)
        ).last_hidden_state

    def pairs(self, asked, said, mask):
        """Of each pair, the cosine of its vectors and the log odds that it fits and shows. `asked`: vectors; `said`: tokens."""
        told = mean_of(said, mask)
        cosine = (functional.normalize(asked, dim=-1) * functional.normalize(told, dim=-1)).sum(-1, keepdim=True)
        sights = (said @ self.looks(asked).unsqueeze(-1)).squeeze(-1) / math.sqrt(self.size)
        sights = torch.softmax(sights + (1 - mask.to(said.dtype)) * -1e4, -1)
        seen = (said * sights.unsqueeze(-1)).sum(1)
        compared = self.compared(self.drop(torch.cat([seen * asked, cosine], -1)))
        return cosine.squeeze(-1), self.scale * cosine + self.bias + compared

    def holds(self, said, mask):
        strongest = (said - (1 - mask.unsqueeze(-1).to(said.dtype)) * 1e4).max(1).values
        return self.whole(self.drop(torch.cat([mean_of(said, mask), strongest], -1))).squeeze(-1)

    def forward(self, input_ids, attention_mask, asked):
        """The vector of one text, how it fits and shows each of what was asked, whose vectors are given, and whether it holds together."""
        hidden = self.read(input_ids, attention_mask)
        count = asked.shape[0]
        _, judged = self.pairs(asked, hidden.expand(count, -1, -1), attention_mask.expand(count, -1))
        return mean_of(hidden, attention_mask), torch.sigmoid(judged), torch.sigmoid(self.holds(hidden, attention_mask))


class Texts:
    """Texts as tokens."""

    def __init__(self, tokenizer):
        self.tokenizer = tokenizer
        self.tokens = {}
        self.start, self.end = (tokenizer.token_to_id(token) for token in ("[CLS]", "[SEP]"))

    def tokens_of(self, text):
        if text not in self.tokens:
            self.tokens[text] = self.tokenizer.encode(text, add_special_tokens=False).ids
        return self.tokens[text]

    def said(self, text):
        return [self.start, *self.tokens_of(text)[:MOST_SAID], self.end]

    def asked(self, text):
        return [self.start, *self.tokens_of(text)[-MOST_ASKED:], self.end]


def tensors_of(rows):
    length = max(len(row) for row in rows)
    ids, mask = (torch.zeros(len(rows), length, dtype=torch.long) for _ in range(2))
    for at, row in enumerate(rows):
        ids[at, : len(row)] = torch.tensor(row)
        mask[at, : len(row)] = 1
    return ids, mask


def sure(value):
    return min(1 - DOUBT, max(DOUBT, value))


def loss_of(judge, batch, texts):
    """What a batch costs."""
    ids, mask = tensors_of([texts.said(example["text"]) for example in batch])
    said = judge.read(ids, mask)
    odds = functional.binary_cross_entropy_with_logits
    whole = torch.tensor([sure(example["holds"]) for example in batch])
    loss = MATTERS["holds"] * odds(judge.holds(said, mask), whole)
    questions = [(at, *question) for at, example in enumerate(batch) for question in example["questions"]]
    skills = [(at, *skill) for at, example in enumerate(batch) for skill in example["skills"]]
    if not questions and not skills:
        return loss
    asked_ids, asked_mask = tensors_of([texts.asked(text) for _, text, *_ in questions + skills])
    asked = mean_of(judge.read(asked_ids, asked_mask), asked_mask)
    own = torch.tensor([at for at, *_ in questions + skills])
    cosine, judged = judge.pairs(asked, said[own], mask[own])
    count = len(questions)
    if skills:
        wanted = torch.tensor([sure(shown) for _, _, shown in skills])
        loss = loss + MATTERS["shows"] * odds(judged[count:, 1], wanted)
    if not questions:
        return loss
    fits = torch.tensor([value for _, _, value, _ in questions])
    weight = torch.tensor([value for *_, value in questions])
    wanted = fits.clamp(DOUBT, 1 - DOUBT)
    loss = loss + (odds(judged[:count, 0], wanted, reduction="none") * weight).sum() / weight.sum()
    order, answers = torch.zeros(()), 0
    for at in range(len(batch)):
        mine = own[:count] == at
        yes, no = cosine[:count][mine & (fits == 1)], cosine[:count][mine & (fits == 0)]
        if len(yes) and len(no):
            order = order + functional.softplus((no[None] - yes[:, None] + MARGIN) / TEMPERATURE).mean()
            answers += 1
    vectors = functional.normalize(asked[:count], dim=-1)
    near = vectors @ functional.normalize(mean_of(said, mask), dim=-1).T / TEMPERATURE
    # What is put together from several answers is neither a right one nor a wrong one.
    near = near.masked_fill(torch.tensor([example["holds"] == 0 for example in batch])[None], -1e4)
    lines = [text for _, text, *_ in questions]
    yes = (fits >= 0.9).nonzero().squeeze(1)
    others = torch.zeros(())
    for question in yes.tolist():
        at = int(own[question])
        same = torch.tensor([line == lines[question] for line in lines])
        # An answer to which the same question was put is no wrong one, and the same question from elsewhere isn't either.
        wrong = torch.ones(len(batch), dtype=torch.bool)
        wrong[own[:count][same]] = False
        kept = ~same & (own[:count] != at)
        right = near[question, at][None]
        for away in (near[question][wrong], near[kept, at]):
            scores = torch.cat([right, away])
            others = others + functional.cross_entropy(scores[None], torch.zeros(1, dtype=torch.long))
    return loss + MATTERS["order"] * order / max(answers, 1) + MATTERS["others"] * others / max(len(yes), 1)


def train(judge, texts, examples):
    """Trains it; answers of like length are read together."""
    # The vectors of words stay as they are: rare words would be learned by heart.
    judge.encoder.embeddings.word_embeddings.weight.requires_grad_(False)
    groups = [
        {"params": [value for value in judge.encoder.parameters() if value.requires_grad], "lr": ENCODER_RATE},
        {"params": [value for name, value in judge.named_parameters() if not name.startswith("encoder.")], "lr": HEAD_RATE},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=DECAY, fused=True)
    per_epoch = math.ceil(len(examples) / BATCH)
    steps = EPOCHS * per_epoch
    warm = WARM_UP * steps
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / warm, max(0.0, (steps - step) / (steps - warm)))
    )
    lengths = [len(texts.said(example["text"])) for example in examples]
    dice = random.Random(SEED)
    judge.train()
    for epoch in range(EPOCHS):
        order = sorted(range(len(examples)), key=lambda at: lengths[at] + dice.random() * 60)
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        dice.shuffle(batches)
        total = 0.0
        for step, batch in enumerate(batches):
            loss = loss_of(judge, [examples[at] for at in batch], texts)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            if (step + 1) % 50 == 0:
                print(f"epoch {epoch + 1} of {EPOCHS}, step {step + 1} of {per_epoch}: {total / 50:.3f}", flush=True)
                total = 0.0


def export(judge, to):
    """Writes it as ONNX, its large weights in eight bits."""
    judge.eval()
    example = (*(torch.ones(1, 9, dtype=torch.long) for _ in range(2)), torch.zeros(3, judge.size))
    length = torch.export.Dim("length", min=2, max=256)
    count = torch.export.Dim("count", min=1, max=64)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.onnx"
        torch.onnx.export(
            judge,
            example,
            whole,
            input_names=["input_ids", "attention_mask", "asked"],
            output_names=["vector", "judged", "holds"],
            dynamic_shapes=[{1: length}, {1: length}, {0: count}],
            dynamo=True,
            external_data=False,
        )
        quantize_dynamic(whole, to, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
    onnx.save(without_traces(onnx.load(to)), to)


def main(examples_file, to):
    random.seed(SEED)
    torch.manual_seed(SEED)
    torch.use_deterministic_algorithms(True)
    examples = json.loads(Path(examples_file).read_text())["examples"]
    encoder, tokenizer = pretrained()
    judge = Judge(encoder)
    train(judge, Texts(tokenizer), examples)
    export(judge, Path(to))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
