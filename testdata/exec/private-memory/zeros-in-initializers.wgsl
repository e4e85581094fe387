//# write 0:0: u32 1
//# expect 0:0: u32 any
//# expect 0:1: u32 5 0 3 0 9
//# expect 0:2: f32 0 3 5 0 2
// Zero values among others in what is known beforehand: in braces, DXC made nothing good of a cast.
struct Count { n: u32 }
struct Weight { w: f32 }
struct Deep { c: Count, w: array<Weight, 2> }
struct Vertex { at: vec4f }
struct Box { v: Vertex }
@group(0) @binding(0) var<storage, read_write> one: u32;
@group(0) @binding(1) var<storage, read_write> counts: array<u32, 5>;
@group(0) @binding(2) var<storage, read_write> weights: array<f32, 5>;
var<private> first = array(Count(), Count(0), Count(5));
var<private> second = array(Weight(), Weight(3), Weight(5));
var<private> third = array(Deep(Count(3), array<Weight, 2>()), Deep(Count(), array(Weight(), Weight(2))));
var<workgroup> boxes: array<Box, 2>;
const many = array(Deep(), Deep(Count(9), array<Weight, 2>()));

@compute @workgroup_size(1)
fn main() {
    boxes = array(Box(Vertex(vec4f(2))), Box());
    counts[0] = first[2].n;
    counts[1] = first[one - 1].n;
    counts[2] = third[one - 1].c.n;
    counts[3] = third[one].c.n;
    counts[4] = many[one].c.n;
    weights[0] = second[0].w;
    weights[1] = second[one].w;
    weights[2] = second[2].w;
    weights[3] = boxes[one].v.at.x + many[one].w[one].w;
    weights[4] = third[one].w[one].w;
}
