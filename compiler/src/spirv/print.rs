//! Writes the words of a module, section by section, once transforms have left only what SPIR-V has.

mod constants;
mod control;
mod decorate;
mod function;
mod globals;
mod image;
mod instruction;
mod types;
mod words;

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::Options;
use super::grammar::{Capability, Op};
use crate::constant::ConstId;
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::intrinsics::LoweringTarget;
use crate::ir::{FunctionId, Module, Value, ValueId, ValueKind};
use crate::output::{EntryPointInfo, WordOutput};
use crate::types::TypeId;
use crate::util::{Id, IdVec, Symbol};
use control::Frame;
use words::Words;

/// An operation that no instruction of the target computes: a bug of the transforms.
const NO_INSTRUCTION: Rule = Rule::new("spirv/no-instruction", "");

/// How many pointer types, and how many numbers, most modules have at most.
const USUAL: usize = 28;

const MAGIC: u32 = 0x0723_0203;

/// The words of a raised module.
///
/// # Errors
/// An operation that the transforms should have rewritten.
pub fn print(module: &Module, options: &Options) -> Result<WordOutput, Diagnostics> {
    let mut printer = Printer::new(module, options);
    printer.globals();
    printer.functions();
    printer.entry_points();
    if printer.diagnostics.has_errors() {
        return Err(printer.diagnostics);
    }
    Ok(WordOutput { words: printer.finish(), entry_points: EntryPointInfo::of_module(module) })
}

/// What a type is called; 0 where that was not asked for yet.
#[derive(Copy, Clone, Default)]
struct TypeIds {
    /// As it is, and laid out explicitly.
    layouts: [u32; 2],
    /// Its null constant.
    zero: u32,
    /// Whether it is decorated as a block where it is laid out explicitly.
    is_block: bool,
}

struct Printer<'m> {
    module: &'m Module,
    options: &'m Options,
    diagnostics: Diagnostics,
    /// The id after the last one given.
    bound: u32,
    /// Sorted.
    capabilities: Vec<Capability>,
    /// In the order needed.
    extensions: Vec<&'static str>,
    /// The id of the imported `GLSL.std.450`, once needed.
    glsl: Option<u32>,
    /// The id of the source's name, once a line is named.
    source: Option<u32>,
    /// The line of the source that was named last in the block.
    line: Option<u32>,
    entry_points: Words,
    modes: Words,
    names: Words,
    decorations: Words,
    /// Types, constants and module-scope variables.
    declarations: Words,
    code: Words,
    types: IdVec<TypeId, TypeIds>,
    /// By storage class and id of the type pointed to.
    pointers: HashMap<(u32, u32), u32>,
    images: image::Images,
    function_types: HashMap<SmallVec<[u32; 8]>, u32>,
    constants: IdVec<ConstId, u32>,
    /// Constants of the words that arrays' lengths and access chains need beside the module's own.
    numbers: HashMap<u32, u32>,
    values: IdVec<ValueId, u32>,
    functions: Vec<u32>,
    /// What follows the point of the version.
    target: LoweringTarget,
    has_vulkan_memory_model: bool,
    /// The id of the block that is being written.
    label: u32,
    /// The control instructions around what is being written.
    frames: Vec<Frame>,
}

impl<'m> Printer<'m> {
    fn new(module: &'m Module, options: &'m Options) -> Self {
        let mut capabilities = Vec::with_capacity(8);
        capabilities.push(Capability::Shader);
        let (mut types, mut constants, mut values) = (IdVec::new(), IdVec::new(), IdVec::new());
        types.resize(module.store.types.len(), TypeIds::default());
        constants.resize(module.store.constants.len(), 0);
        values.resize(module.value_count(), 0);
        Self {
            module,
            options,
            diagnostics: Diagnostics::new(),
            bound: 1,
            capabilities,
            extensions: Vec::new(),
            glsl: None,
            source: None,
            line: None,
            entry_points: Words::with_room(32),
            modes: Words::with_room(16),
            names: Words::default(),
            decorations: Words::with_room(128),
            declarations: Words::with_room(1024),
            code: Words::with_room(module.inst_count() * 6),
            types,
            pointers: HashMap::with_capacity(USUAL),
            images: image::Images::default(),
            function_types: HashMap::new(),
            constants,
            numbers: HashMap::with_capacity(USUAL),
            values,
            functions: vec![0; module.function_count()],
            target: options.lowering_target(module),
            has_vulkan_memory_model: options.has_vulkan_memory_model(),
            label: 0,
            frames: Vec::with_capacity(8),
        }
    }

    fn new_id(&mut self) -> u32 {
        let id = self.bound;
        self.bound += 1;
        id
    }

    fn capability(&mut self, capability: Capability) {
        if let Err(at) = self.capabilities.binary_search(&capability) {
            self.capabilities.insert(at, capability);
        }
    }

    fn extension(&mut self, name: &'static str) {
        if !self.extensions.contains(&name) {
            self.extensions.push(name);
        }
    }

    fn glsl(&mut self) -> u32 {
        if let Some(id) = self.glsl {
            return id;
        }
        let id = self.new_id();
        self.glsl = Some(id);
        id
    }

    /// The id of a value. Inlined, since every operand asks for one and most have theirs.
    #[inline(always)]
    fn id(&mut self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Defined(id) => self.result_id(id),
            ValueKind::Constant(id) => self.constant(id),
            ValueKind::Function(id) => self.function_id(id),
        }
    }

    #[inline(always)]
    fn result_id(&mut self, value: ValueId) -> u32 {
        match self.values[value] {
            0 => self.new_result_id(value),
            known => known,
        }
    }

    /// The ids of the type and of the result of an instruction.
    #[inline(always)]
    fn typed(&mut self, result: ValueId) -> [u32; 2] {
        [self.ty(self.module.value(result).ty), self.result_id(result)]
    }

    #[inline(never)]
    fn new_result_id(&mut self, value: ValueId) -> u32 {
        let id = self.new_id();
        self.values[value] = id;
        if self.options.names
            && let Some(name) = self.module.value(value).name
        {
            self.name(id, name);
        }
        id
    }

    fn function_id(&mut self, function: FunctionId) -> u32 {
        if self.functions[function.index()] == 0 {
            let id = self.new_id();
            self.functions[function.index()] = id;
            self.name(id, self.module.function(function).name);
        }
        self.functions[function.index()]
    }

    fn name(&mut self, id: u32, name: Symbol) {
        if self.options.names {
            self.names.with_text(Op::Name, &[id], self.module.name(name), &[]);
        }
    }

    /// Says which line of the source an instruction comes from, where the module knows the lines and it is another than before.
    #[inline]
    fn line(&mut self, span: Span) {
        let line = self.module.lines.number(span);
        if line.is_none() || line == self.line {
            return;
        }
        self.line = line;
        let file = match self.source {
            Some(file) => file,
            None => self.new_id(),
        };
        self.source = Some(file);
        self.code.inst(Op::Line, &[file, line.unwrap_or(0), 0]);
    }

    /// The whole module.
    fn finish(mut self) -> Vec<u32> {
        if self.options.has_vulkan_memory_model() {
            self.capability(Capability::VulkanMemoryModel);
            self.capability(Capability::VulkanMemoryModelDeviceScope);
            if !self.options.is_at_least(5) {
                self.extension("SPV_KHR_vulkan_memory_model");
            }
        }
        let written = [&self.entry_points, &self.names, &self.decorations, &self.declarations, &self.code];
        // The rest is short: what the module as a whole says.
        let mut words = Words::with_room(written.iter().map(|section| section.len()).sum::<usize>() + 64);
        words.raw(&[MAGIC, self.options.version_word(), 0, self.bound, 0]);
        for &capability in &self.capabilities {
            words.inst(Op::Capability, &[capability.word()]);
        }
        for &extension in &self.extensions {
            words.with_text(Op::Extension, &[], extension, &[]);
        }
        if let Some(id) = self.glsl {
            words.with_text(Op::ExtInstImport, &[id], "GLSL.std.450", &[]);
        }
        // Logical addressing; the memory model GLSL450 or Vulkan.
        words.inst(Op::MemoryModel, &[0, if self.options.has_vulkan_memory_model() { 3 } else { 1 }]);
        let mut sources = Words::default();
        if let Some(file) = self.source {
            sources.with_text(Op::String, &[file], "shader.wgsl", &[]);
            // Of no language that readers of every age would know, of no version.
            sources.inst(Op::Source, &[0, 0, file]);
        }
        let sections = [
            &mut self.entry_points,
            &mut self.modes,
            &mut sources,
            &mut self.names,
            &mut self.decorations,
            &mut self.declarations,
            &mut self.code,
        ];
        for section in sections {
            words.append(section);
        }
        words.into_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    /// The opcodes of a module, in order.
    fn opcodes(words: &[u32]) -> Vec<u32> {
        let mut found = Vec::new();
        let mut at = 5;
        while at < words.len() {
            found.push(words[at] & 0xffff);
            at += (words[at] >> 16) as usize;
        }
        assert_eq!(at, words.len(), "the last instruction ends where the module does");
        found
    }

    fn write(source: &str) -> Vec<u32> {
        let module = text::parse(source).expect("it parses");
        crate::spirv::write(module, &Options { point_size: false, ..Options::default() })
            .expect("it can be written")
            .words
    }

    #[test]
    fn headers_and_sections_are_in_order() {
        let words = write("@vertex\nfn main() -> vec4<f32> @builtin(position) {\n  ret zero vec4<f32>\n}\n");
        assert_eq!(words[..3], [MAGIC, 0x0001_0300, 0]);
        let ops = opcodes(&words);
        let sections =
            [Op::Capability, Op::MemoryModel, Op::EntryPoint, Op::Name, Op::Decorate, Op::TypeVoid, Op::Function];
        let places: Vec<usize> = sections
            .iter()
            .map(|op| ops.iter().position(|&found| found == op.word()).unwrap_or_else(|| panic!("no {op:?}")))
            .collect();
        assert!(places.is_sorted(), "{places:?}");
    }

    #[test]
    fn values_carried_by_exits_become_phis() {
        let words = write(
            "\
@compute @workgroup_size(1u, 1u, 1u)
fn main(%n: u32 @builtin(local_invocation_index)) {
  %1: u32 = loop {
    init {
      next_iteration 0u
    }
    body(%2: u32) {
      continue
    }
    continuing {
      %3: u32 = add %2, 1u
      %4: bool = eq %3, %n
      break_if %4, %3, %3
    }
  }
  %5: u32 = add %1, 1u
  ret
}
",
        );
        let ops = opcodes(&words);
        let count = |op: Op| ops.iter().filter(|&&found| found == op.word()).count();
        assert_eq!((count(Op::Phi), count(Op::LoopMerge), count(Op::SelectionMerge)), (2, 1, 1));
        // One entry, then each block ends in exactly one branch.
        assert_eq!(count(Op::Label), count(Op::Branch) + count(Op::BranchConditional) + count(Op::Return));
    }
}
