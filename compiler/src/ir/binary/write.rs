//! Writes a module as bytes.

use hashbrown::HashMap;

use super::bytes::Sink;
use super::write_tables::Tables;
use super::{MAGIC, VERSION, tags};
use crate::diagnostic::Span;
use crate::ir::instruction::WriteField;
use crate::ir::{
    Binding, BlockId, DialectProperties, FunctionId, InstId, Module, OverrideInfoId, SwitchId, Swizzle, Value, ValueId,
    ValueKind, ValueRun, VarInfoId,
};
use crate::types::TypeFlags;
use crate::util::Symbol;

/// The bytes of a module. The same module gives the same bytes.
pub fn write(module: &Module) -> Vec<u8> {
    let mut writer = Writer {
        module,
        tables: Tables::new(module),
        values: HashMap::new(),
        functions: module.function_order.iter().zip(0..).map(|(&id, number)| (id, number)).collect(),
        out: Sink::default(),
    };
    writer.number_values();
    writer.module();
    let mut file = Sink { bytes: MAGIC.to_vec() };
    file.number(VERSION);
    writer.tables.append_to(&mut file);
    file.bytes.append(&mut writer.out.bytes);
    file.bytes
}

struct Writer<'m> {
    module: &'m Module,
    tables: Tables<'m>,
    /// Numbers in the order of reading.
    values: HashMap<ValueId, u64>,
    functions: HashMap<FunctionId, u64>,
    out: Sink,
}

impl Writer<'_> {
    /// Numbers the values as a reader meets them: the root block's, those of functions' heads, those of bodies.
    fn number_values(&mut self) {
        self.number_block(self.module.root());
        for &function in &self.module.function_order {
            self.number_run(self.module.function_params(function));
        }
        for &function in &self.module.function_order {
            self.number_block(self.module.function(function).block);
        }
    }

    fn number_run(&mut self, run: ValueRun) {
        for value in run.iter() {
            let number = self.values.len() as u64;
            self.values.insert(value, number);
        }
    }

    /// Blocks nest no deeper than [`MAX_CONTROL_DEPTH`](crate::ir::MAX_CONTROL_DEPTH).
    fn number_block(&mut self, block: BlockId) {
        self.number_run(self.module.block_params(block));
        for inst in self.module.block_insts(block) {
            self.number_run(self.module.results(inst));
            for inner in self.module.inst_blocks(inst) {
                self.number_block(inner);
            }
        }
    }

    fn module(&mut self) {
        let module = self.module;
        let allowed: Vec<&'static str> = DialectProperties::NAMES
            .iter()
            .filter(|(_, property)| module.properties.contains(*property))
            .map(|&(name, _)| name)
            .collect();
        self.out.count(allowed.len());
        allowed.into_iter().for_each(|name| self.word(name));
        self.out.count(module.extensions.len());
        module.extensions.iter().for_each(|&extension| self.symbol(extension));
        self.out.count(module.filters.len());
        for filter in &module.filters {
            self.symbol(filter.rule);
            self.word(filter.severity.map_or("off", |severity| severity.name()));
        }
        // Declared structures, used or not; those over abstract numbers are left over from resolution.
        for (ty, shape) in module.store.types.iter() {
            let is_struct = matches!(shape, crate::types::Type::Struct(_));
            if is_struct && !module.store.types.has(ty, TypeFlags::ABSTRACT) {
                self.tables.ty(ty);
            }
        }
        self.out.count(module.counts.len());
        self.block(module.root());
        module.counts.iter().for_each(|&value| self.value(value));
        self.out.count(module.function_order.len());
        module.function_order.iter().for_each(|&function| self.head(function));
        module.function_order.iter().for_each(|&function| self.block(module.function(function).block));
    }

    fn head(&mut self, id: FunctionId) {
        let function = self.module.function(id);
        self.symbol(function.name);
        self.word(function.stage.map_or("", |stage| stage.name()));
        self.out.count(function.workgroup_size.map_or(0, |size| size.len()));
        function.workgroup_size.into_iter().flatten().for_each(|value| self.value(value));
        self.out.count(function.subgroup_size.iter().count());
        function.subgroup_size.into_iter().for_each(|value| self.value(value));
        self.out.number(self.tables.ty(function.return_type));
        self.tables.io(&function.return_io, &mut self.out);
        let params = self.module.function_params(id);
        self.out.count(params.len());
        for (param, info) in params.iter().zip(&function.param_info) {
            self.definition(param);
            self.tables.io(&info.io, &mut self.out);
            self.binding(info.binding);
        }
        self.out.count(function.resources.len());
        function.resources.iter().for_each(|&resource| self.value(resource.into()));
        self.span(function.span);
    }

    fn block(&mut self, block: BlockId) {
        let params = self.module.block_params(block);
        self.out.count(params.len());
        params.iter().for_each(|param| self.definition(param));
        self.out.count(self.module.block_insts(block).count());
        for inst in self.module.block_insts(block) {
            self.inst(inst);
        }
    }

    /// The name, what stands in the instruction itself, the operands, the results, the place, the blocks.
    fn inst(&mut self, inst: InstId) {
        let module = self.module;
        let data = *module.inst(inst);
        self.word(data.op.mnemonic());
        data.op.write(self);
        self.out.count(module.operand_count(inst));
        module.operands(inst).for_each(|operand| self.value(operand));
        let results = module.results(inst);
        self.out.count(results.len());
        results.iter().for_each(|result| self.definition(result));
        self.span(data.span);
        for block in module.inst_blocks(inst) {
            self.block(block);
        }
    }

    /// A value's type and name.
    fn definition(&mut self, value: ValueId) {
        let data = self.module.value(value);
        self.out.number(self.tables.ty(data.ty));
        let name = data.name.map_or(0, |name| self.tables.symbol(name) + 1);
        self.out.number(name);
    }

    fn value(&mut self, value: Value) {
        let (tag, index) = match value.kind() {
            ValueKind::Defined(id) => (tags::value::DEFINED, self.values[&id]),
            ValueKind::Constant(id) => (tags::value::CONSTANT, self.tables.constant(id)),
            ValueKind::Function(id) => (tags::value::FUNCTION, self.functions[&id]),
        };
        self.out.number(index << tags::value::BITS | tag);
    }

    fn binding(&mut self, binding: Option<Binding>) {
        self.out.number(binding.is_some().into());
        if let Some(Binding { group, binding }) = binding {
            self.out.number(group.into());
            self.out.number(binding.into());
        }
    }

    fn span(&mut self, span: Span) {
        if span.is_none() {
            return self.out.number(0);
        }
        self.out.number(u64::from(span.start) + 1);
        self.out.number(span.end.into());
    }

    fn symbol(&mut self, symbol: Symbol) {
        let number = self.tables.symbol(symbol);
        self.out.number(number);
    }

    fn word(&mut self, word: &'static str) {
        let number = self.tables.word(word);
        self.out.number(number);
    }
}

impl WriteField<VarInfoId> for Writer<'_> {
    fn write_field(&mut self, info: VarInfoId) {
        let info = self.module.var_info(info);
        self.binding(info.binding);
        self.tables.io(&info.io, &mut self.out);
    }
}

impl WriteField<OverrideInfoId> for Writer<'_> {
    fn write_field(&mut self, info: OverrideInfoId) {
        self.out.number(self.module.override_info(info).id.map_or(0, |id| u64::from(id) + 1));
    }
}

impl WriteField<Swizzle> for Writer<'_> {
    fn write_field(&mut self, swizzle: Swizzle) {
        self.out.count(swizzle.components().len());
        swizzle.components().iter().for_each(|&component| self.out.number(component.into()));
    }
}

/// What is in the blocks follows the place of the instruction.
impl WriteField<BlockId> for Writer<'_> {
    fn write_field(&mut self, _: BlockId) {}
}

impl WriteField<SwitchId> for Writer<'_> {
    fn write_field(&mut self, cases: SwitchId) {
        let cases = self.module.switch_cases(cases);
        self.out.count(cases.len());
        for case in cases {
            self.out.count(case.selectors.len());
            for selector in &case.selectors {
                let number = selector.map_or(0, |selector| self.tables.constant(selector) + 1);
                self.out.number(number);
            }
        }
    }
}
