//# write 0:0: i32 -3 6 -5 -5 12 12 12 -1
//# write 0:1: u32 4294967293 6 4294967291 4294967291 12 12 12 4294967295
//# read 0:2: i32 6 9 3 3 10 10 9 77
//# expect 0:0: i32 3 -3 3 -5 8 14 5 77
//# expect 0:1: u32 3 4294967293 4294967291 3 8 14 5 77
//# expect 0:3: i32 -3 6 -5 -5 12 12 12 -1 77 77  -3 6 -5 -5 12 12 12 -1 77 77  3 -3 3 -5 8 14 5 77
//# expect 0:4: u32 4294967293 6 4294967291 4294967291 12 12 12 4294967295 77 77
//# expect 0:4: u32 4294967293 6 4294967291 4294967291 12 12 12 4294967295 77 77
//# expect 0:4: u32 3 4294967293 4294967291 3 8 14 5 77
// Each operation in each memory and of each type: what it gives, and what it leaves.
struct Signed {
  add: atomic<i32>,
  sub: atomic<i32>,
  max: atomic<i32>,
  min: atomic<i32>,
  and: atomic<i32>,
  or: atomic<i32>,
  xor: atomic<i32>,
  put: atomic<i32>,
}
struct Unsigned {
  add: atomic<u32>,
  sub: atomic<u32>,
  max: atomic<u32>,
  min: atomic<u32>,
  and: atomic<u32>,
  or: atomic<u32>,
  xor: atomic<u32>,
  put: atomic<u32>,
}
@group(0) @binding(0) var<storage, read_write> signed: Signed;
@group(0) @binding(1) var<storage, read_write> unsigned: Unsigned;
@group(0) @binding(2) var<storage, read> operands: array<i32, 8>;
@group(0) @binding(3) var<storage, read_write> signed_given: array<i32, 28>;
@group(0) @binding(4) var<storage, read_write> unsigned_given: array<u32, 28>;
var<workgroup> shared_signed: Signed;
var<workgroup> shared_unsigned: Unsigned;

@compute @workgroup_size(1)
fn main() {
  atomicStore(&shared_signed.add, -3);
  atomicStore(&shared_signed.sub, 6);
  atomicStore(&shared_signed.max, -5);
  atomicStore(&shared_signed.min, -5);
  atomicStore(&shared_signed.and, 12);
  atomicStore(&shared_signed.or, 12);
  atomicStore(&shared_signed.xor, 12);
  atomicStore(&shared_signed.put, -1);
  atomicStore(&shared_unsigned.add, 4294967293);
  atomicStore(&shared_unsigned.sub, 6);
  atomicStore(&shared_unsigned.max, 4294967291);
  atomicStore(&shared_unsigned.min, 4294967291);
  atomicStore(&shared_unsigned.and, 12);
  atomicStore(&shared_unsigned.or, 12);
  atomicStore(&shared_unsigned.xor, 12);
  atomicStore(&shared_unsigned.put, 4294967295);
  signed_given[0] = atomicAdd(&signed.add, operands[0]);
  signed_given[1] = atomicSub(&signed.sub, operands[1]);
  signed_given[2] = atomicMax(&signed.max, operands[2]);
  signed_given[3] = atomicMin(&signed.min, operands[3]);
  signed_given[4] = atomicAnd(&signed.and, operands[4]);
  signed_given[5] = atomicOr(&signed.or, operands[5]);
  signed_given[6] = atomicXor(&signed.xor, operands[6]);
  signed_given[7] = atomicExchange(&signed.put, operands[7]);
  signed_given[8] = atomicLoad(&signed.put);
  signed_given[9] = atomicCompareExchangeWeak(&signed.put, 5, 0).old_value;
  unsigned_given[0] = atomicAdd(&unsigned.add, u32(operands[0]));
  unsigned_given[1] = atomicSub(&unsigned.sub, u32(operands[1]));
  unsigned_given[2] = atomicMax(&unsigned.max, u32(operands[2]));
  unsigned_given[3] = atomicMin(&unsigned.min, u32(operands[3]));
  unsigned_given[4] = atomicAnd(&unsigned.and, u32(operands[4]));
  unsigned_given[5] = atomicOr(&unsigned.or, u32(operands[5]));
  unsigned_given[6] = atomicXor(&unsigned.xor, u32(operands[6]));
  unsigned_given[7] = atomicExchange(&unsigned.put, u32(operands[7]));
  unsigned_given[8] = atomicLoad(&unsigned.put);
  unsigned_given[9] = atomicCompareExchangeWeak(&unsigned.put, 5, 0).old_value;
  signed_given[10] = atomicAdd(&shared_signed.add, operands[0]);
  signed_given[11] = atomicSub(&shared_signed.sub, operands[1]);
  signed_given[12] = atomicMax(&shared_signed.max, operands[2]);
  signed_given[13] = atomicMin(&shared_signed.min, operands[3]);
  signed_given[14] = atomicAnd(&shared_signed.and, operands[4]);
  signed_given[15] = atomicOr(&shared_signed.or, operands[5]);
  signed_given[16] = atomicXor(&shared_signed.xor, operands[6]);
  signed_given[17] = atomicExchange(&shared_signed.put, operands[7]);
  signed_given[18] = atomicLoad(&shared_signed.put);
  signed_given[19] = atomicCompareExchangeWeak(&shared_signed.put, 5, 0).old_value;
  unsigned_given[10] = atomicAdd(&shared_unsigned.add, u32(operands[0]));
  unsigned_given[11] = atomicSub(&shared_unsigned.sub, u32(operands[1]));
  unsigned_given[12] = atomicMax(&shared_unsigned.max, u32(operands[2]));
  unsigned_given[13] = atomicMin(&shared_unsigned.min, u32(operands[3]));
  unsigned_given[14] = atomicAnd(&shared_unsigned.and, u32(operands[4]));
  unsigned_given[15] = atomicOr(&shared_unsigned.or, u32(operands[5]));
  unsigned_given[16] = atomicXor(&shared_unsigned.xor, u32(operands[6]));
  unsigned_given[17] = atomicExchange(&shared_unsigned.put, u32(operands[7]));
  unsigned_given[18] = atomicLoad(&shared_unsigned.put);
  unsigned_given[19] = atomicCompareExchangeWeak(&shared_unsigned.put, 5, 0).old_value;
  signed_given[20] = atomicLoad(&shared_signed.add);
  signed_given[21] = atomicLoad(&shared_signed.sub);
  signed_given[22] = atomicLoad(&shared_signed.max);
  signed_given[23] = atomicLoad(&shared_signed.min);
  signed_given[24] = atomicLoad(&shared_signed.and);
  signed_given[25] = atomicLoad(&shared_signed.or);
  signed_given[26] = atomicLoad(&shared_signed.xor);
  signed_given[27] = atomicLoad(&shared_signed.put);
  unsigned_given[20] = atomicLoad(&shared_unsigned.add);
  unsigned_given[21] = atomicLoad(&shared_unsigned.sub);
  unsigned_given[22] = atomicLoad(&shared_unsigned.max);
  unsigned_given[23] = atomicLoad(&shared_unsigned.min);
  unsigned_given[24] = atomicLoad(&shared_unsigned.and);
  unsigned_given[25] = atomicLoad(&shared_unsigned.or);
  unsigned_given[26] = atomicLoad(&shared_unsigned.xor);
  unsigned_given[27] = atomicLoad(&shared_unsigned.put);
}
