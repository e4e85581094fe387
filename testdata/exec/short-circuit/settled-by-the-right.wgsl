//# write 0:0: u32 0*6
//# expect 0:0: u32 3 1 1 1 0 1
// What the right operand settles alone still comes after the effects of the left one.
@group(0) @binding(0) var<storage, read_write> out: array<u32, 6>;

const never = 10 <= 5;

fn next(at: u32) -> u32 {
    out[0] += 1u;
    out[at] = 1u;
    return out[0];
}

@compute @workgroup_size(1)
fn main() {
    if !(next(1u) < 9u && never) {
        out[3] = 1u;
    }
    if next(2u) > 9u || !never {
        out[5] = 1u;
    }
    out[4] = select(0u, 1u, (next(3u) > 9u || true) && false);
}
