// An entry point without parameters or bindings, with an empty body.
@compute @workgroup_size(1)
fn main() {
}
