#!/usr/bin/env bash
# Builds packages/agent/assets/pocketsphinx.wasm from the sources in the Python package `pocketsphinx`.
# Needs: pip, clang 14+, lld, wasi-libc and the compiler's wasm32 runtime
# (Debian: clang-14 lld-14 wasi-libc libclang-rt-14-dev-wasm32).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
version=5.1.1
sha256=675778b309a22dfc9b7d37f7621976bba491d2a5f8c59696bd77fd6d07271355
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pip download --quiet --no-deps --no-binary :all: --dest "$work" "pocketsphinx==$version"
echo "$sha256  $work/pocketsphinx-$version.tar.gz" | sha256sum --check --quiet
tar -xzf "$work/pocketsphinx-$version.tar.gz" -C "$work"
cd "$work/pocketsphinx-$version"
mapfile -t sources < <(sed -n '/add_library(pocketsphinx/,/)/p' src/CMakeLists.txt | grep '\.c$' | sed 's#^ *#src/#')
mkdir -p "$here/../../packages/agent/assets"
"${CLANG:-clang-14}" --target=wasm32-wasi --sysroot="${WASI_SYSROOT:-/usr}" -isystem /usr/include/wasm32-wasi \
  -O3 -msimd128 -ffast-math -fno-strict-aliasing -w -mexec-model=reactor \
  -D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN -DHAVE_CONFIG_H \
  -I"$here/include" -Iinclude -Isrc "${sources[@]}" "$here/exports.c" \
  -L/usr/lib/wasm32-wasi -lm -lwasi-emulated-process-clocks -lwasi-emulated-mman \
  -Wl,--strip-all -Wl,-z,stack-size=1048576 -Wl,--initial-memory=67108864 -Wl,--max-memory=536870912 \
  -o "$here/../../packages/agent/assets/pocketsphinx.wasm"
cp LICENSE "$here/../../packages/agent/assets/pocketsphinx.LICENSE"
ls -l "$here/../../packages/agent/assets"
