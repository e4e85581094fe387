//# dispatch: 1 1 1
//# read 0:0: u32 0x89abcdef 0x00000f5a
//# read 0:1: u32 0 4 28 0 31 32 40 16
//# read 0:2: u32 8 12 8 32 1 4 3 0
//# expect 0:3: u32 239 3294 8 0x89abcdef 1 0 0 0
//# expect 0:4: i32 -17 -802 -8 -1985229329 -1 0 0 0
//# expect 0:5: u32 0x89abcd5a 0x89abf5af 0xa9abcdef 3930 162254319 0x89abcdef 0x89abcdef 0x89abcdef
// extractBits and insertBits, offset and count clamped to what the word holds.
@group(0) @binding(0) var<storage, read> word: array<u32, 2>;
@group(0) @binding(1) var<storage, read> offset: array<u32, 8>;
@group(0) @binding(2) var<storage, read> count: array<u32, 8>;
@group(0) @binding(3) var<storage, read_write> extracted: array<u32, 8>;
@group(0) @binding(4) var<storage, read_write> extracted_signed: array<i32, 8>;
@group(0) @binding(5) var<storage, read_write> inserted: array<u32, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  extracted[i] = extractBits(word[0], offset[i], count[i]);
  extracted_signed[i] = extractBits(bitcast<i32>(word[0]), offset[i], count[i]);
  inserted[i] = insertBits(word[0], word[1], offset[i], count[i]);
}
