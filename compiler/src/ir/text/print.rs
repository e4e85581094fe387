//! The printer of the text form.

use super::names::{Names, put_name, struct_order};
use super::types;
use crate::ir::instruction::WriteField;
use crate::ir::{
    BlockId, Control, FunctionId, InstId, Module, Op, OverrideInfoId, SwitchId, Swizzle, ValueRun, VarInfoId,
};
use crate::types::{IoAttributes, StructId, StructMember, StructType, TypeFlags, TypeId};
use crate::util::Id;

/// What to print beyond the module itself.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct PrintOptions {
    /// Each instruction's source span, as `!start..end` in bytes, or `!-` where it stands nowhere in the source.
    pub locations: bool,
}

/// The text of a module.
pub fn print(module: &Module, options: &PrintOptions) -> String {
    let mut printer = Printer { module, names: Names::new(module), out: String::new(), level: 0, options: *options };
    printer.module();
    printer.out
}

struct Printer<'m> {
    module: &'m Module,
    names: Names,
    out: String,
    level: usize,
    options: PrintOptions,
}

impl Printer<'_> {
    fn module(&mut self) {
        self.directives();
        // Result structures of built-ins over abstract numbers are left over from resolution; no value has their types.
        let is_abstract = |structure: &StructType| {
            let has = |member: &StructMember| self.module.store.types.has(member.ty, TypeFlags::ABSTRACT);
            structure.members.iter().any(has)
        };
        for id in struct_order(self.module) {
            let structure = self.module.store.types.struct_type(id);
            if !is_abstract(structure) {
                self.structure(id, structure);
            }
        }
        if !self.module.block_is_empty(self.module.root()) {
            self.separate();
            self.out.push_str("root {\n");
            self.block(self.module.root());
            self.out.push_str("}\n");
        }
        if !self.module.counts.is_empty() {
            self.separate();
        }
        for (count, &value) in self.module.counts.iter_enumerated() {
            self.out.push_str(&format!("count #{} = ", count.index()));
            self.operand(value);
            self.out.push('\n');
        }
        for &function in &self.module.function_order {
            self.separate();
            self.function(function);
        }
    }

    /// An empty line before all but the first part.
    fn separate(&mut self) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
    }

    fn directives(&mut self) {
        let set = crate::ir::DialectProperties::NAMES
            .iter()
            .filter(|(_, property)| self.module.properties.contains(*property));
        for (name, _) in set {
            self.out.push_str(&format!("allow {name}\n"));
        }
        for &extension in &self.module.extensions {
            self.out.push_str(&format!("enable {}\n", self.module.name(extension)));
        }
        for filter in &self.module.filters {
            let severity = filter.severity.map_or("off", |severity| severity.name());
            self.out.push_str(&format!("diagnostic {severity} {}\n", self.module.name(filter.rule)));
        }
    }

    fn structure(&mut self, id: StructId, structure: &StructType) {
        self.separate();
        self.out.push_str("struct ");
        self.names.put_struct(self.module, id, &mut self.out);
        if let Some(family) = structure.builtin_family {
            self.out.push_str(" of ");
            put_name(self.module.name(family), 0, &mut self.out);
        }
        self.out.push_str(" {\n");
        for member in &structure.members {
            self.member(member);
        }
        self.out.push_str("}\n");
    }

    fn member(&mut self, member: &StructMember) {
        self.out.push_str(&format!("  {}: ", self.module.name(member.name)));
        self.ty(member.ty);
        let natural = self.module.store.types.layout(member.ty);
        if member.align != natural.align || member.explicit_layout {
            self.out.push_str(&format!(" @align({})", member.align));
        }
        if member.size != natural.size || member.explicit_layout {
            self.out.push_str(&format!(" @size({})", member.size));
        }
        self.io(&member.io);
        self.out.push('\n');
    }

    fn io(&mut self, io: &IoAttributes) {
        if let Some(builtin) = io.builtin {
            self.out.push_str(&format!(" @builtin({}", builtin.name()));
            if let Some(mode) = io.depth_mode {
                self.out.push_str(&format!(", {}", mode.name()));
            }
            self.out.push(')');
        }
        if let Some(location) = io.location {
            self.out.push_str(&format!(" @location({location})"));
        }
        if let Some(blend_src) = io.blend_src {
            self.out.push_str(&format!(" @blend_src({blend_src})"));
        }
        if let Some(interpolation) = io.interpolation {
            self.out.push_str(&format!(" @interpolate({}", interpolation.kind.name()));
            if let Some(sampling) = interpolation.sampling {
                self.out.push_str(&format!(", {}", sampling.name()));
            }
            self.out.push(')');
        }
        if io.invariant {
            self.out.push_str(" @invariant");
        }
    }

    fn function(&mut self, id: FunctionId) {
        let function = self.module.function(id);
        if let Some(stage) = function.stage {
            self.out.push_str(&format!("@{}", stage.name()));
            if let Some(size) = function.workgroup_size {
                self.out.push_str(" @workgroup_size(");
                self.list(size.into_iter());
                self.out.push(')');
            }
            if let Some(size) = function.subgroup_size {
                self.out.push_str(" @subgroup_size(");
                self.list([size].into_iter());
                self.out.push(')');
            }
            self.out.push('\n');
        }
        self.out.push_str("fn ");
        self.names.put_function(self.module, id, &mut self.out);
        self.out.push('(');
        for (index, param) in self.module.function_params(id).iter().enumerate() {
            self.out.push_str(if index == 0 { "" } else { ", " });
            self.definition(param);
            let info = function.param_info[index];
            self.io(&info.io);
            self.binding(info.binding);
        }
        self.out.push(')');
        if function.return_type != TypeId::VOID {
            self.out.push_str(" -> ");
            self.ty(function.return_type);
            self.io(&function.return_io);
        }
        for (index, &resource) in function.resources.iter().enumerate() {
            self.out.push_str(if index == 0 { " uses " } else { ", " });
            self.names.put_value(self.module, resource, &mut self.out);
        }
        self.location(function.span);
        self.out.push_str(" {\n");
        self.block(function.block);
        self.out.push_str("}\n");
    }

    fn binding(&mut self, binding: Option<crate::ir::Binding>) {
        if let Some(binding) = binding {
            self.out.push_str(&format!(" @group({}) @binding({})", binding.group, binding.binding));
        }
    }

    fn block(&mut self, block: BlockId) {
        self.level += 1;
        for inst in self.module.block_insts(block) {
            self.indent();
            self.inst(inst);
        }
        self.level -= 1;
    }

    fn indent(&mut self) {
        self.out.extend(std::iter::repeat_n("  ", self.level));
    }

    fn inst(&mut self, inst: InstId) {
        self.results(self.module.results(inst));
        let data = *self.module.inst(inst);
        self.out.push_str(data.op.mnemonic());
        if self.module.operand_count(inst) > 0 {
            self.out.push(' ');
            self.list(self.module.operands(inst).collect::<smallvec::SmallVec<[_; 8]>>().into_iter());
        }
        data.op.write(self);
        self.location(data.span);
        self.nested(data.op);
        self.out.push('\n');
    }

    fn location(&mut self, span: crate::diagnostic::Span) {
        if self.options.locations {
            let text = if span.is_none() { " !-".to_owned() } else { format!(" !{}..{}", span.start, span.end) };
            self.out.push_str(&text);
        }
    }

    /// The blocks of a control instruction.
    fn nested(&mut self, op: Op) {
        match op.control() {
            None => {}
            Some(Control::If { then, otherwise }) => {
                self.braced("", then);
                if !self.is_plain_exit(otherwise) {
                    self.braced(" else", otherwise);
                }
            }
            Some(Control::Loop { initializer, body, continuing }) => {
                self.out.push_str(" {\n");
                self.level += 1;
                for (name, block) in [("init", initializer), ("body", body), ("continuing", continuing)] {
                    if !self.module.block_is_empty(block) || !self.module.block_params(block).is_empty() {
                        self.indent();
                        self.out.push_str(name);
                        self.braced("", block);
                        self.out.push('\n');
                    }
                }
                self.level -= 1;
                self.indent();
                self.out.push('}');
            }
            Some(Control::Switch(cases)) => {
                self.out.push_str(" {\n");
                self.level += 1;
                for case in self.module.switch_cases(cases) {
                    self.indent();
                    self.out.push_str("case ");
                    for (index, selector) in case.selectors.iter().enumerate() {
                        self.out.push_str(if index == 0 { "" } else { ", " });
                        match selector {
                            Some(constant) => self.operand((*constant).into()),
                            None => self.out.push_str("default"),
                        }
                    }
                    self.braced("", case.block);
                    self.out.push('\n');
                }
                self.level -= 1;
                self.indent();
                self.out.push('}');
            }
        }
    }

    /// Whether a block does nothing but `exit_if`; as an `else` it is left out.
    fn is_plain_exit(&self, block: BlockId) -> bool {
        let only = self.module.first_inst(block).filter(|_| self.module.block_params(block).is_empty());
        only.is_some_and(|inst| {
            self.module.inst(inst).op == Op::ExitIf
                && self.module.operand_count(inst) == 0
                && self.module.next_inst(inst).is_none()
                && !self.options.locations
        })
    }

    fn braced(&mut self, before: &str, block: BlockId) {
        self.out.push_str(before);
        for (index, param) in self.module.block_params(block).iter().enumerate() {
            self.out.push_str(if index == 0 { "(" } else { ", " });
            self.definition(param);
        }
        self.out.push_str(if self.module.block_params(block).is_empty() { " {\n" } else { ") {\n" });
        self.block(block);
        self.indent();
        self.out.push('}');
    }

    fn results(&mut self, results: ValueRun) {
        for (index, result) in results.iter().enumerate() {
            self.out.push_str(if index == 0 { "" } else { ", " });
            self.definition(result);
        }
        if !results.is_empty() {
            self.out.push_str(" = ");
        }
    }

    fn definition(&mut self, value: crate::ir::ValueId) {
        self.names.put_value(self.module, value, &mut self.out);
        self.out.push_str(": ");
        self.ty(self.module.value(value).ty);
    }

    fn ty(&mut self, ty: TypeId) {
        types::put(self.module, &self.names, ty, &mut self.out);
    }

    fn operand(&mut self, value: crate::ir::Value) {
        self.names.put_operand(self.module, value, &mut self.out);
    }

    fn list(&mut self, values: impl Iterator<Item = crate::ir::Value>) {
        for (index, value) in values.enumerate() {
            self.out.push_str(if index == 0 { "" } else { ", " });
            self.operand(value);
        }
    }
}

impl WriteField<VarInfoId> for Printer<'_> {
    fn write_field(&mut self, info: VarInfoId) {
        let info = *self.module.var_info(info);
        self.binding(info.binding);
        self.io(&info.io);
    }
}

impl WriteField<OverrideInfoId> for Printer<'_> {
    fn write_field(&mut self, info: OverrideInfoId) {
        if let Some(id) = self.module.override_info(info).id {
            self.out.push_str(&format!(" @id({id})"));
        }
    }
}

impl WriteField<Swizzle> for Printer<'_> {
    fn write_field(&mut self, swizzle: Swizzle) {
        self.out.push_str(", ");
        self.out.extend(swizzle.components().iter().map(|&index| ['x', 'y', 'z', 'w'][index as usize]));
    }
}

/// Blocks follow the place of the instruction.
impl WriteField<BlockId> for Printer<'_> {
    fn write_field(&mut self, _: BlockId) {}
}

/// Cases follow the place of the instruction, with their blocks.
impl WriteField<SwitchId> for Printer<'_> {
    fn write_field(&mut self, _: SwitchId) {}
}
