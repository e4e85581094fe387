//! Reads a module from bytes that nobody vouches for.

use smallvec::SmallVec;

use super::bytes::{Source, Step};
use super::read_tables::Tables;
use super::{MAGIC, VERSION, tags};
use crate::Store;
use crate::diagnostic::{Diagnostics, Severity, Span};
use crate::ir::instruction::ReadField;
use crate::ir::{
    Binding, BlockId, DiagnosticFilter, DialectProperties, FunctionId, FunctionParam, InstId, MAX_CONTROL_DEPTH,
    Module, Op, OverrideInfo, OverrideInfoId, SwitchCase, SwitchId, Swizzle, Value, ValueId, ValueRun, VarInfo,
    VarInfoId,
};
use crate::types::{ShaderStage, TypeId};
use crate::util::Symbol;

/// The module that the bytes are. It may be invalid: [`validate`](crate::ir::validate) says.
///
/// # Errors
/// The first thing that cannot be part of any module, with its place in the bytes.
pub fn read(bytes: &[u8]) -> Result<Module, Diagnostics> {
    let mut module = Module::new(Store::new());
    let mut reader = Reader {
        source: Source::new(bytes),
        module: &mut module,
        tables: Tables::default(),
        values: Vec::new(),
        functions: Vec::new(),
        pending: Vec::new(),
        depth: 0,
    };
    match reader.file() {
        Ok(()) => Ok(module),
        Err(diagnostic) => Err(Diagnostics::from(*diagnostic)),
    }
}

struct Reader<'b, 'm> {
    source: Source<'b>,
    module: &'m mut Module,
    tables: Tables,
    /// By number.
    values: Vec<ValueId>,
    functions: Vec<FunctionId>,
    /// Operands that name values which come later: instruction, operand index, number.
    pending: Vec<(InstId, usize, u64)>,
    depth: u32,
}

/// A new value's type and name.
type Definition = (TypeId, Option<Symbol>);

/// An operand as written.
#[derive(Copy, Clone)]
enum Operand {
    Known(Value),
    Later(u64),
}

impl Reader<'_, '_> {
    fn file(&mut self) -> Step<()> {
        if self.source.take(MAGIC.len()).ok() != Some(&MAGIC) {
            return Source::new(&[]).fail("these bytes are no module: they do not begin with 'CFIR'");
        }
        let at_version = MAGIC.len();
        let version = self.source.number()?;
        if version != VERSION {
            let message = format!("byte {at_version}: version {version} of the binary form is not known; {VERSION} is");
            return Err(Box::new(crate::diagnostic::Diagnostic::error(super::BINARY, Span::NONE, message)));
        }
        self.tables = Tables::read(self.module, &mut self.source)?;
        self.module()?;
        if self.source.is_at_end() { Ok(()) } else { self.source.fail("the module has ended, and more bytes follow") }
    }

    fn module(&mut self) -> Step<()> {
        for _ in 0..self.source.count()? {
            let named = |name: &str| {
                DialectProperties::NAMES.iter().find(|(known, _)| *known == name).map(|&(_, property)| property)
            };
            let property = self.word("dialect property", named)?;
            self.module.properties = self.module.properties.union(property);
        }
        for _ in 0..self.source.count()? {
            let extension = self.symbol()?;
            self.module.extensions.push(extension);
        }
        for _ in 0..self.source.count()? {
            let rule = self.symbol()?;
            let severity = self.word("severity", severity)?;
            self.module.filters.push(DiagnosticFilter { rule, severity });
        }
        let counts = self.source.count()?;
        if counts < self.tables.counts {
            return self.source.fail("a type names a count that there is not");
        }
        self.block(self.module.root())?;
        for _ in 0..counts {
            let value = self.known_value()?;
            self.module.counts.push(value);
        }
        let functions = self.source.count()?;
        for _ in 0..functions {
            self.head()?;
        }
        for index in 0..functions {
            self.block(self.module.function(self.functions[index]).block)?;
        }
        self.tie()
    }

    /// Gives operands the values that came after them.
    fn tie(&mut self) -> Step<()> {
        for (inst, index, number) in std::mem::take(&mut self.pending) {
            let Some(&value) = usize::try_from(number).ok().and_then(|number| self.values.get(number)) else {
                return self.source.fail(format!("there is no value {number}"));
            };
            self.module.set_operand(inst, index, value.into());
        }
        Ok(())
    }

    fn head(&mut self) -> Step<()> {
        let name = self.symbol()?;
        let stage = self.word("stage", |name| match name {
            "" => Some(None),
            _ => ShaderStage::from_name(name).map(Some),
        })?;
        let workgroup_size = match self.source.count()? {
            0 => None,
            3 => Some([self.known_value()?, self.known_value()?, self.known_value()?]),
            count => return self.source.fail(format!("a workgroup size has 3 dimensions, not {count}")),
        };
        let subgroup_size = match self.source.count()? {
            0 => None,
            1 => Some(self.known_value()?),
            count => return self.source.fail(format!("a subgroup has one size, not {count}")),
        };
        let return_type = self.ty()?;
        let return_io = self.tables.io(self.module, &mut self.source)?;
        let mut params = Vec::new();
        for _ in 0..self.source.count()? {
            let (ty, name) = self.definition()?;
            let io = self.tables.io(self.module, &mut self.source)?;
            params.push((ty, name, FunctionParam { io, binding: self.binding()? }));
        }
        let Ok(_) = u16::try_from(params.len()) else { return self.source.fail("a function has too many parameters") };
        let types: Vec<TypeId> = params.iter().map(|&(ty, ..)| ty).collect();
        let id = self.module.create_function(name, return_type, &types);
        self.functions.push(id);
        self.define(self.module.function_params(id), params.iter().map(|&(_, name, _)| name));
        let mut resources = Vec::new();
        for _ in 0..self.source.count()? {
            match self.known_value()?.as_defined() {
                Some(value) => resources.push(value),
                None => return self.source.fail("a resource is a variable"),
            }
        }
        let span = self.span()?;
        let function = self.module.function_mut(id);
        function.param_info = params.into_iter().map(|(.., info)| info).collect();
        (function.stage, function.workgroup_size, function.return_io) = (stage, workgroup_size, return_io);
        (function.resources, function.span, function.subgroup_size) = (resources, span, subgroup_size);
        Ok(())
    }

    fn block(&mut self, block: BlockId) -> Step<()> {
        self.depth += 1;
        if self.depth > MAX_CONTROL_DEPTH + 1 {
            return self.source.fail("blocks nest too deep");
        }
        let params = self.definitions()?;
        let types: SmallVec<[TypeId; 4]> = params.iter().map(|&(ty, _)| ty).collect();
        let run = self.module.set_block_params(block, &types);
        self.define(run, params.into_iter().map(|(_, name)| name));
        for _ in 0..self.source.count()? {
            self.inst(block)?;
        }
        self.depth -= 1;
        Ok(())
    }

    fn inst(&mut self, block: BlockId) -> Step<()> {
        let mnemonic = self.symbol()?;
        let op = self.op(mnemonic)?;
        let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
        for _ in 0..self.source.count()? {
            operands.push(self.operand()?);
        }
        let results = self.definitions()?;
        let span = self.span()?;
        let placeholder: Value = self.module.store.constants.u32(0).into();
        let values: SmallVec<[Value; 8]> = operands
            .iter()
            .map(|&operand| match operand {
                Operand::Known(value) => value,
                Operand::Later(_) => placeholder,
            })
            .collect();
        let types: SmallVec<[TypeId; 2]> = results.iter().map(|&(ty, _)| ty).collect();
        let inst = self.module.create_inst(op, &values, &types, span);
        self.module.append(block, inst);
        for (index, operand) in operands.into_iter().enumerate() {
            if let Operand::Later(number) = operand {
                self.pending.push((inst, index, number));
            }
        }
        self.define(self.module.results(inst), results.into_iter().map(|(_, name)| name));
        self.module.inst_blocks(inst).into_iter().try_for_each(|inner| self.block(inner))
    }

    /// What an instruction does, with its fields; its blocks are still empty.
    fn op(&mut self, mnemonic: Symbol) -> Step<Op> {
        let name = self.module.name(mnemonic).to_owned();
        Op::read(&name, self)?.map_or_else(|| self.source.fail(format!("'{name}' is no instruction")), Ok)
    }

    fn operand(&mut self) -> Step<Operand> {
        let number = self.source.number()?;
        let index = number >> tags::value::BITS;
        let value = match number & ((1 << tags::value::BITS) - 1) {
            tags::value::DEFINED => match usize::try_from(index).ok().and_then(|index| self.values.get(index)) {
                Some(&value) => value.into(),
                None => return Ok(Operand::Later(index)),
            },
            tags::value::CONSTANT => self.tables.constant_at(&self.source, index)?.into(),
            tags::value::FUNCTION => match usize::try_from(index).ok().and_then(|index| self.functions.get(index)) {
                Some(&function) => function.into(),
                None => return self.source.fail(format!("there is no function {index}")),
            },
            tag => return self.source.fail(format!("there is no kind of value {tag}")),
        };
        Ok(Operand::Known(value))
    }

    fn known_value(&mut self) -> Step<Value> {
        match self.operand()? {
            Operand::Known(value) => Ok(value),
            Operand::Later(number) => self.source.fail(format!("there is no value {number} yet")),
        }
    }

    /// Numbers and names new values.
    fn define(&mut self, run: ValueRun, names: impl IntoIterator<Item = Option<Symbol>>) {
        for (value, name) in run.iter().zip(names) {
            self.module.set_name(value, name);
            self.values.push(value);
        }
    }

    /// The types and names of results or parameters, of which there are at most 65535.
    fn definitions(&mut self) -> Step<SmallVec<[Definition; 2]>> {
        let count = self.source.count()?;
        if count > u16::MAX.into() {
            return self.source.fail("these are too many values at once");
        }
        let mut found = SmallVec::new();
        for _ in 0..count {
            found.push(self.definition()?);
        }
        Ok(found)
    }

    fn definition(&mut self) -> Step<Definition> {
        Ok((self.ty()?, self.tables.optional_symbol(&mut self.source)?))
    }

    fn binding(&mut self) -> Step<Option<Binding>> {
        if !self.source.flag()? {
            return Ok(None);
        }
        Ok(Some(Binding { group: self.source.small()?, binding: self.source.small()? }))
    }

    fn span(&mut self) -> Step<Span> {
        let Some(start) = self.source.small::<u32>()?.checked_sub(1) else { return Ok(Span::NONE) };
        let end = self.source.small()?;
        if start <= end { Ok(Span::new(start, end)) } else { self.source.fail("a place ends before it begins") }
    }

    fn symbol(&mut self) -> Step<Symbol> {
        self.tables.symbol(&mut self.source)
    }

    fn ty(&mut self) -> Step<TypeId> {
        self.tables.ty(&mut self.source)
    }

    fn word<T>(&mut self, what: &str, from_name: impl FnOnce(&str) -> Option<T>) -> Step<T> {
        self.tables.word(self.module, &mut self.source, what, from_name)
    }
}

impl ReadField<VarInfoId> for Reader<'_, '_> {
    fn read_field(&mut self) -> Step<VarInfoId> {
        let binding = self.binding()?;
        let io = self.tables.io(self.module, &mut self.source)?;
        Ok(self.module.create_var_info(VarInfo { binding, io }))
    }
}

impl ReadField<OverrideInfoId> for Reader<'_, '_> {
    fn read_field(&mut self) -> Step<OverrideInfoId> {
        let id: u32 = self.source.small()?;
        let Ok(id) = id.checked_sub(1).map(u16::try_from).transpose() else {
            return self.source.fail("an override's id is at most 65535");
        };
        Ok(self.module.create_override_info(OverrideInfo { id }))
    }
}

impl ReadField<Swizzle> for Reader<'_, '_> {
    fn read_field(&mut self) -> Step<Swizzle> {
        let count = self.source.count()?;
        if !(1..=4).contains(&count) {
            return self.source.fail("a swizzle has one to four components");
        }
        let mut components: SmallVec<[u8; 4]> = SmallVec::new();
        for _ in 0..count {
            match self.source.number()? {
                component @ 0..=3 => components.push(component as u8),
                other => return self.source.fail(format!("a vector has no component {other}")),
            }
        }
        Ok(Swizzle::new(&components))
    }
}

/// What is in the blocks follows the place of the instruction.
impl ReadField<BlockId> for Reader<'_, '_> {
    fn read_field(&mut self) -> Step<BlockId> {
        Ok(self.module.create_block())
    }
}

impl ReadField<SwitchId> for Reader<'_, '_> {
    fn read_field(&mut self) -> Step<SwitchId> {
        let mut cases = Vec::new();
        for _ in 0..self.source.count()? {
            let mut selectors = SmallVec::new();
            for _ in 0..self.source.count()? {
                selectors.push(match self.source.number()? {
                    0 => None,
                    number => Some(self.tables.constant_at(&self.source, number - 1)?),
                });
            }
            cases.push(SwitchCase { selectors, block: self.module.create_block() });
        }
        Ok(self.module.create_switch(cases))
    }
}

/// A filter's severity, `None` for `off`.
fn severity(name: &str) -> Option<Option<Severity>> {
    Some(match name {
        "error" => Some(Severity::Error),
        "warning" => Some(Severity::Warning),
        "info" => Some(Severity::Info),
        "off" => None,
        _ => return None,
    })
}
