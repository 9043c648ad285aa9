# Serves a model with llama.cpp until standard input ends, and prints the address: serve.py WEIGHTS PORT
import os
import sys

import xllamacpp

params = xllamacpp.CommonParams()
params.model.path = sys.argv[1]
params.hostnames = ["127.0.0.1"]
params.port = int(sys.argv[2])
params.n_ctx = 16384
params.n_parallel = 1
# A model that never ends a text must end some time.
params.n_predict = 400
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)
sys.stdin.read()
os._exit(0)
