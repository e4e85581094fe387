//! Valid, well-typed modules: declarations, functions and entry points. Bodies are [`super::statement`]'s.
//!
//! Validity is by construction. Operands are values that only a run knows, so that no const-expression can be in error; literals stand
//! alone. Barriers and what else needs uniform control flow are left out, and derivatives' rule is filtered off.

use super::pick;
use arbitrary::Unstructured;
use std::collections::BTreeSet;

/// Types of values that expressions may have.
pub const TYPES: [&str; 28] = [
    "i32",
    "u32",
    "f32",
    "bool",
    "vec2<f32>",
    "vec3<f32>",
    "vec4<f32>",
    "vec2<i32>",
    "vec3<i32>",
    "vec4<i32>",
    "vec2<u32>",
    "vec3<u32>",
    "vec4<u32>",
    "f16",
    "vec2<f16>",
    "vec3<f16>",
    "vec4<f16>",
    "vec2<bool>",
    "vec3<bool>",
    "vec4<bool>",
    "mat2x2<f32>",
    "mat3x3<f32>",
    "mat4x4<f32>",
    "mat2x3<f32>",
    "mat4x2<f32>",
    "mat3x4<f16>",
    "mat2x2<f16>",
    "mat4x3<f32>",
];

/// The shader stages that may call a function.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stages {
    /// Any.
    Any,
    /// Compute only: it uses workgroup memory.
    Compute,
    /// Fragment only: it takes derivatives or discards.
    Fragment,
}

/// A function that others may call.
pub struct Function {
    pub name: String,
    pub parameters: Vec<&'static str>,
    pub result: &'static str,
    pub stages: Stages,
}

/// A name in scope.
#[derive(Clone)]
pub struct Variable {
    pub name: String,
    pub ty: &'static str,
    /// Whether it may be assigned to, and have its address taken.
    pub is_memory: bool,
}

/// A module that is being made.
pub struct Maker<'s, 'b> {
    pub source: &'s mut Unstructured<'b>,
    /// The body being written.
    pub text: String,
    pub scope: Vec<Variable>,
    pub functions: Vec<Function>,
    pub stages: Stages,
    /// The result type of the function being written.
    pub result: Option<&'static str>,
    /// How many more expressions and statements may be made.
    pub fuel: u32,
    /// Loops and blocks around the statement being made.
    pub depth: u32,
    /// Whether textures are used: what only some tools can run.
    pub textures: bool,
    names: u32,
    /// Module-scope declarations that bodies asked for.
    globals: BTreeSet<String>,
}

impl Maker<'_, '_> {
    /// A number below `count`.
    pub fn pick(&mut self, count: usize) -> usize {
        pick(self.source, count)
    }

    /// One in `count`, and never once the bytes are used up.
    pub fn chance(&mut self, count: usize) -> bool {
        self.pick(count) == count - 1 && count > 1
    }

    /// A type of values.
    pub fn any_type(&mut self) -> &'static str {
        let index = self.pick(TYPES.len());
        TYPES[index]
    }

    /// A name that no other thing has.
    pub fn new_name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// Makes sure of a module-scope declaration.
    pub fn declare(&mut self, declaration: String) {
        self.globals.insert(declaration);
    }

    /// Whether a function for these stages may be called, or its like done, where we are.
    pub fn may(&self, stages: Stages) -> bool {
        stages == Stages::Any || stages == self.stages
    }

    fn function(&mut self) {
        self.stages = [Stages::Any, Stages::Compute, Stages::Fragment][self.pick(3)];
        let parameters: Vec<&'static str> = (0..self.pick(4)).map(|_| self.any_type()).collect();
        let result = self.any_type();
        let name = self.new_name("call");
        let names: Vec<String> = parameters.iter().map(|_| self.new_name("p")).collect();
        let list: Vec<String> = names.iter().zip(&parameters).map(|(name, ty)| format!("{name}: {ty}")).collect();
        self.text.push_str(&format!("fn {name}({}) -> {result} ", list.join(", ")));
        self.scope =
            names.into_iter().zip(&parameters).map(|(name, &ty)| Variable { name, ty, is_memory: false }).collect();
        self.result = Some(result);
        self.body(Some(result));
        let stages = self.stages;
        self.functions.push(Function { name, parameters, result, stages });
    }

    fn compute(&mut self) {
        self.stages = Stages::Compute;
        self.result = None;
        self.text
            .push_str("@compute @workgroup_size(4, 2) fn compute_main(@builtin(global_invocation_id) id: vec3<u32>) ");
        self.scope = vec![Variable { name: "id".to_owned(), ty: "vec3<u32>", is_memory: false }];
        self.body(None);
    }

    fn fragment(&mut self) {
        self.stages = Stages::Fragment;
        self.result = Some("vec4<f32>");
        self.text.push_str(
            "@fragment fn fragment_main(@builtin(position) place: vec4<f32>, @location(0) uv: vec2<f32>, \
             @location(1) @interpolate(flat) kind: u32) -> @location(0) vec4<f32> ",
        );
        let parameters = [("place", "vec4<f32>"), ("uv", "vec2<f32>"), ("kind", "u32")];
        self.scope =
            parameters.into_iter().map(|(name, ty)| Variable { name: name.to_owned(), ty, is_memory: false }).collect();
        self.body(Some("vec4<f32>"));
    }
}

/// A module of up to four functions and an entry point or two.
pub fn program(source: &mut Unstructured<'_>) -> String {
    let mut maker = Maker {
        source,
        text: String::new(),
        scope: Vec::new(),
        functions: Vec::new(),
        stages: Stages::Any,
        result: None,
        fuel: 300,
        depth: 0,
        textures: false,
        names: 0,
        globals: BTreeSet::new(),
    };
    maker.textures = maker.chance(3);
    for _ in 0..maker.pick(5) {
        maker.function();
    }
    maker.compute();
    if maker.chance(2) {
        maker.fragment();
    }
    let declarations: Vec<&str> = maker.globals.iter().map(String::as_str).collect();
    format!("enable f16;\ndiagnostic(off, derivative_uniformity);\n{}\n{}", declarations.join("\n"), maker.text)
}
