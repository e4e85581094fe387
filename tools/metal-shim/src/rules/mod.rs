//! What Metal asks for and C++ cannot see: attributes and bindings, stages, recursion, and the words of the language.
//!
//! Each rule looks at the declarations of the text; types and address spaces were clang's affair.

mod attributes;
mod bindings;
mod calls;
mod stage_io;
mod words;

use crate::text::{self, Module};

/// Faults, in the order in which they are found.
pub(crate) struct Faults(Vec<String>);

impl Faults {
    /// Notes a fault.
    pub fn add(&mut self, line: usize, message: impl AsRef<str>) {
        self.0.push(format!("{line}: error: {}", message.as_ref()));
    }
}

/// What is wrong with a text beyond what clang sees.
pub fn check(text: &str) -> Vec<String> {
    let module = text::parse(text);
    let mut faults = Faults(Vec::new());
    words::check(text, &module, &mut faults);
    calls::check(&module, &mut faults);
    for function in &module.functions {
        match function.stage {
            Some(stage) => entry_point(&module, function, stage, &mut faults),
            None => plain_function(function, &mut faults),
        }
    }
    plain_structs(&module, &mut faults);
    faults.0
}

fn entry_point(module: &Module, function: &text::Function, stage: text::Stage, faults: &mut Faults) {
    bindings::check(module, function, stage, faults);
    stage_io::check(module, function, stage, faults);
}

/// Attributes on what is no entry point mean nothing.
fn plain_function(function: &text::Function, faults: &mut Faults) {
    let own = function.attributes.iter().chain(&function.return_attributes);
    for attribute in own.chain(function.params.iter().flat_map(|param| &param.attributes)) {
        faults.add(function.line, format!("`{}` stands on `{}`, no entry point", attribute.name, function.name));
    }
}

/// Attributes on members of what is no stage input or output mean nothing, but for argument buffers.
fn plain_structs(module: &Module, faults: &mut Faults) {
    let entry_points = || module.functions.iter().filter(|function| function.stage.is_some());
    for structure in &module.structs {
        let is_io = entry_points().any(|function| {
            function.returns == [structure.name.clone()]
                || function
                    .params
                    .iter()
                    .any(|param| param.attribute("stage_in").is_some() && param.plain_type() == structure.name)
        });
        let points_to = |param: &text::Declaration| param.has(&structure.name) && param.attribute("buffer").is_some();
        let holds_handles = structure.members.iter().any(|member| member.attribute("id").is_some());
        if holds_handles && entry_points().any(|function| function.params.iter().any(points_to)) {
            bindings::argument_buffer(structure, faults);
            continue;
        }
        for member in structure.members.iter().filter(|_| !is_io) {
            for attribute in &member.attributes {
                let (attribute, member) = (&attribute.name, &member.name);
                faults.add(
                    structure.line,
                    format!("`{attribute}` on `{member}` of `{}`, no stage input or output", structure.name),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    const HEAD: &str = "#include <metal_stdlib>\nusing namespace metal;\n";

    fn faults(text: &str) -> Vec<String> {
        check(&format!("{HEAD}{text}"))
    }

    #[test]
    fn what_is_right_has_no_faults() {
        let text = "struct texture_inputs { float2 uv [[user(locn0)]]; };\n\
            fragment void g(texture_inputs i [[stage_in]]) {}\n\
            struct In { float2 uv [[user(locn0)]]; uint id [[user(locn1), flat]]; };\n\
            struct V { float4 p [[position, invariant]]; float2 uv [[user(locn0)]]; float c [[clip_distance]] [2]; };\n\
            struct F { float4 colour [[color(0)]]; float d [[depth(any)]]; uint m [[sample_mask]]; };\n\
            struct A { sampler s [[id(0)]]; const device int* b [[id(1)]]; texture2d<float, access::sample> t [[id(4)]]; };\n\
            kernel void a(const constant A* a [[buffer(0)]]) {}\n\
            vertex V v(uint i [[vertex_id]], const device float4* b [[buffer(0)]]) { return V{}; }\n\
            fragment F f(In in [[stage_in]], float4 p [[position]], texture2d<float, access::sample> t [[texture(0)]], sampler s [[sampler(0)]]) { return F{}; }\n\
            [[max_total_threads_per_threadgroup(64)]]\nkernel void k(uint3 g [[thread_position_in_grid]], threadgroup int* w [[threadgroup(0)]]) {}\n";
        assert_eq!(faults(text), [""; 0]);
    }

    #[test]
    fn each_kind_of_fault_is_found() {
        for (text, expected) in [
            ("kernel void k(device int* b) {}", "has no [[buffer]]"),
            ("kernel void k(device int* b [[texture(0)]]) {}", "`texture` cannot stand on"),
            ("kernel void k(device int* b [[buffer(0)]], device int* c [[buffer(0)]]) {}", "buffer(0) is taken"),
            ("kernel void k(device int* b [[buffer(31)]]) {}", "no buffer(31)"),
            ("kernel void k(sampler s [[sampler(16)]]) {}", "no sampler(16)"),
            ("kernel void k(uint i) {}", "has no attribute"),
            ("kernel void k(uint i [[vertex_id]]) {}", "`vertex_id` is no input of a kernel function"),
            ("kernel void k(float i [[thread_index_in_threadgroup]]) {}", "cannot have the type float"),
            ("kernel int k() { return 1; }", "returns nothing"),
            ("vertex void v() {}", "no position"),
            ("struct V { float4 a [[user(locn0)]]; };\nvertex V v() { return V{}; }", "no position"),
            ("struct V { float3 a [[position]]; };\nvertex V v() { return V{}; }", "cannot have the type float3"),
            ("struct V { float4 a [[position]]; float b; };\nvertex V v() { return V{}; }", "has no attribute"),
            (
                "struct F { float4 a [[color(0)]]; float4 b [[color(0)]]; };\nfragment F f() { return F{}; }",
                "color(0) is taken",
            ),
            ("struct F { float4 a [[color(8)]]; };\nfragment F f() { return F{}; }", "no color(8)"),
            ("struct F { float4 a [[depth(any)]]; };\nfragment F f() { return F{}; }", "cannot have the type float4"),
            (
                "struct I { float4 a [[user(locn0)]]; };\nvertex float4 v(I i [[stage_in]]) [[position]] { return i.a; }",
                "`user` is no input",
            ),
            ("struct I { uint a [[user(locn0)]]; };\nfragment void f(I i [[stage_in]]) {}", "has to be flat"),
            ("struct S { int a [[buffer(0)]]; };", "no stage input or output"),
            ("struct S { sampler a [[id(0)]]; };", "no stage input or output"),
            (
                "struct S { sampler a [[id(0)]]; device int* b [[id(0)]]; };\nkernel void k(constant S* s [[buffer(0)]]) {}",
                "id(0) is taken",
            ),
            (
                "struct S { sampler a [[id(0)]]; device int* b; };\nkernel void k(constant S* s [[buffer(0)]]) {}",
                "has no [[id]] alone",
            ),
            (
                "struct S { sampler a [[id(3)]]; device int* b [[id(1)]]; };\nkernel void k(constant S* s [[buffer(0)]]) {}",
                "follows a greater one",
            ),
            ("struct S { float a [[id(0)]]; };\nkernel void k(constant S* s [[buffer(0)]]) {}", "is no resource"),
            ("void f(int a [[buffer(0)]]) {}", "no entry point"),
            ("int f(int a) { return g(a); }\nint g(int a) { return f(a); }", "calls itself"),
            ("fragment void f() { threadgroup_barrier(mem_flags::mem_none); }", "in a fragment function"),
            ("void g() { discard_fragment(); }\nkernel void k() { g(); }", "in a kernel function"),
            ("int x = 1;", "not in constant memory"),
            ("struct P { int* a; };", "without an address space"),
            ("void f(int& a) {}", "without an address space"),
            ("kernel void main() {}", "called `main`"),
            ("kernel void k() { goto a; }", "`goto`"),
        ] {
            let found = faults(text);
            assert!(found.iter().any(|fault| fault.contains(expected)), "{text}\n{found:?}");
        }
        assert!(check("using namespace metal;\n").iter().any(|fault| fault.contains("metal_stdlib")));
    }
}
