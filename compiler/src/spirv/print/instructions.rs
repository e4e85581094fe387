//! Instructions other than control flow.

use super::super::grammar::{Opcode, capability};
use super::sections::put;
use super::spellings::Spelling;
use super::{Form, Printer, Word};
use crate::intrinsics::{DialectFn, SpirvFn};
use crate::ir::{InstId, Op, Value};
use crate::types::{AddressSpace, Type, TypeId};

impl Printer<'_> {
    /// Appends an instruction to the function being written.
    pub(super) fn emit(&mut self, opcode: Opcode, operands: &[u32]) {
        put(&mut self.sections.functions, opcode, operands);
    }

    /// Appends an instruction with a new result, and gives the result.
    pub(super) fn emit_result(&mut self, opcode: Opcode, ty: Word, operands: &[u32]) -> Word {
        let id = self.fresh();
        self.emit_as(opcode, ty, id, operands);
        id
    }

    fn emit_as(&mut self, opcode: Opcode, ty: Word, id: Word, operands: &[u32]) {
        let buffer = &mut self.sections.functions;
        buffer.push((operands.len() as u32 + 3) << 16 | opcode as u32);
        buffer.extend_from_slice(&[ty, id]);
        buffer.extend_from_slice(operands);
    }

    /// Prints one instruction that is not control flow.
    pub(super) fn inst(&mut self, inst: InstId) {
        let op = self.module.inst(inst).op;
        let result = match op {
            Op::Var(_) => return self.function_variable(inst),
            Op::Store => return self.store(inst),
            Op::StoreVectorElement => return self.store_element(inst),
            Op::Discard => {
                self.capabilities.insert(capability::DEMOTE_TO_HELPER_INVOCATION);
                return self.emit(Opcode::DemoteToHelperInvocation, &[]);
            }
            Op::Let => {
                let value = self.module.operand(inst, 0);
                Some(self.operand(value))
            }
            Op::Load => Some(self.load(inst)),
            Op::LoadVectorElement => Some(self.load_element(inst)),
            Op::Access => Some(self.access(inst)),
            Op::Swizzle(swizzle) => Some(self.swizzle(inst, swizzle.components())),
            Op::Construct => Some(self.construct(inst)),
            Op::Convert => Some(self.convert(inst)),
            Op::Bitcast => Some(self.plain(inst, Opcode::Bitcast)),
            Op::Unary(unary) => {
                let spelling = self.unary_spelling(inst, unary);
                self.spelled(inst, spelling)
            }
            Op::Binary(binary) => {
                let spelling = self.binary_spelling(inst, binary);
                self.spelled(inst, spelling)
            }
            Op::Builtin(function) => {
                let spelling = self.builtin_spelling(inst, function);
                self.spelled(inst, spelling)
            }
            Op::Dialect(DialectFn::Spirv(function)) => self.dialect(inst, function),
            Op::Call => self.call(inst),
            _ => {
                self.not_raised(inst, op);
                None
            }
        };
        if let (Some(value), Some(id)) = (self.module.result(inst), result) {
            self.set_value(value, id);
            self.name_value(value);
        }
    }

    fn result_type(&mut self, inst: InstId) -> Option<Word> {
        let value = self.module.result(inst)?;
        Some(self.ty(self.module.value(value).ty))
    }

    fn operand_ids(&mut self, inst: InstId) -> Vec<Word> {
        let operands: smallvec::SmallVec<[Value; 8]> = self.module.operands(inst).collect();
        operands.into_iter().map(|operand| self.operand(operand)).collect()
    }

    /// An instruction whose operands are the IR's.
    fn plain(&mut self, inst: InstId, opcode: Opcode) -> Word {
        let ty = self.result_type(inst).expect("it has a result");
        let operands = self.operand_ids(inst);
        self.emit_result(opcode, ty, &operands)
    }

    fn spelled(&mut self, inst: InstId, spelling: Spelling) -> Option<Word> {
        let operands = self.operand_ids(inst);
        match spelling {
            Spelling::Missing => {
                self.not_raised(inst, self.module.inst(inst).op);
                None
            }
            Spelling::Core(opcode) => self.core(inst, opcode, &operands),
            Spelling::Extended(number) => {
                let ty = self.result_type(inst)?;
                let set = self.glsl_set();
                let mut all = vec![set, number];
                all.extend(operands);
                Some(self.emit_result(Opcode::ExtInst, ty, &all))
            }
        }
    }

    fn core(&mut self, inst: InstId, opcode: Opcode, operands: &[Word]) -> Option<Word> {
        use Opcode::{DPdxCoarse, DPdxFine, DPdyCoarse, DPdyFine, FwidthCoarse, FwidthFine};
        if matches!(opcode, DPdxCoarse | DPdxFine | DPdyCoarse | DPdyFine | FwidthCoarse | FwidthFine) {
            self.capabilities.insert(capability::DERIVATIVE_CONTROL);
        }
        match self.result_type(inst) {
            Some(ty) => Some(self.emit_result(opcode, ty, operands)),
            None => {
                self.emit(opcode, operands);
                None
            }
        }
    }

    fn glsl_set(&mut self) -> Word {
        match self.glsl_set {
            Some(id) => id,
            None => {
                let id = self.fresh();
                self.glsl_set = Some(id);
                id
            }
        }
    }

    fn dialect(&mut self, inst: InstId, function: SpirvFn) -> Option<Word> {
        if function == SpirvFn::ArrayLength {
            return self.array_length(inst);
        }
        match Spelling::of(function.row().spelling) {
            Spelling::Core(opcode) => {
                let operands = self.operand_ids(inst);
                self.core(inst, opcode, &operands)
            }
            spelling => self.spelled(inst, spelling),
        }
    }

    /// `OpArrayLength` names the member by a literal.
    fn array_length(&mut self, inst: InstId) -> Option<Word> {
        let (structure, member) = (self.module.operand(inst, 0), self.module.operand(inst, 1));
        let structure = self.operand(structure);
        let member = member.as_constant().and_then(|member| self.module.store.constants.as_integer(member));
        let member = member.expect("the member is a constant") as u32;
        let ty = self.result_type(inst)?;
        Some(self.emit_result(Opcode::ArrayLength, ty, &[structure, member]))
    }

    fn call(&mut self, inst: InstId) -> Option<Word> {
        let operands = self.operand_ids(inst);
        let ty = self.result_type(inst).unwrap_or_else(|| self.ty(TypeId::VOID));
        Some(self.emit_result(Opcode::FunctionCall, ty, &operands))
    }

    fn pointer_parts(&self, pointer: Value) -> (AddressSpace, TypeId) {
        match self.module.shape_of(pointer) {
            Type::Pointer { space, store, .. } => (space, store),
            _ => unreachable!("memory is named by a pointer"),
        }
    }

    fn load(&mut self, inst: InstId) -> Word {
        let pointer = self.module.operand(inst, 0);
        let (space, store) = self.pointer_parts(pointer);
        let form = self.form_in(space);
        let (id, ty) = (self.operand(pointer), self.ty_in(store, form));
        let loaded = self.emit_result(Opcode::Load, ty, &[id]);
        self.copy_between_forms(inst, loaded, store, form, Form::Main)
    }

    fn store(&mut self, inst: InstId) {
        let (pointer, value) = (self.module.operand(inst, 0), self.module.operand(inst, 1));
        let (space, store) = self.pointer_parts(pointer);
        let form = self.form_in(space);
        let (pointer, value) = (self.operand(pointer), self.operand(value));
        let value = self.copy_between_forms(inst, value, store, Form::Main, form);
        self.emit(Opcode::Store, &[pointer, value]);
    }

    fn element_pointer(&mut self, inst: InstId) -> (Word, TypeId) {
        let (vector, index) = (self.module.operand(inst, 0), self.module.operand(inst, 1));
        let (space, store) = self.pointer_parts(vector);
        let elem = self.module.store.types.deepest_elem(store);
        let ty = self.pointer_to(space, elem);
        let (vector, index) = (self.operand(vector), self.index(index));
        (self.emit_result(Opcode::AccessChain, ty, &[vector, index]), elem)
    }

    fn load_element(&mut self, inst: InstId) -> Word {
        let (pointer, elem) = self.element_pointer(inst);
        let ty = self.ty(elem);
        self.emit_result(Opcode::Load, ty, &[pointer])
    }

    fn store_element(&mut self, inst: InstId) {
        let value = self.module.operand(inst, 2);
        let (pointer, _) = self.element_pointer(inst);
        let value = self.operand(value);
        self.emit(Opcode::Store, &[pointer, value]);
    }

    /// An index: constants are unsigned, since structures take no others and negative ones are invalid.
    fn index(&mut self, index: Value) -> Word {
        match self.constant_index(index) {
            Some(index) => self.u32_constant(index),
            None => self.operand(index),
        }
    }

    fn constant_index(&self, index: Value) -> Option<u32> {
        let constant = self.module.store.constants.as_integer(index.as_constant()?)?;
        u32::try_from(constant).ok()
    }

    fn access(&mut self, inst: InstId) -> Word {
        let object = self.module.operand(inst, 0);
        let indices: smallvec::SmallVec<[Value; 8]> = self.module.operands(inst).skip(1).collect();
        let base = self.operand(object);
        if !matches!(self.module.shape_of(object), Type::Pointer { .. }) {
            return self.access_value(inst, base, self.module.type_of(object), &indices);
        }
        let mut operands = vec![base];
        operands.extend(indices.into_iter().map(|index| self.index(index)));
        let ty = self.result_type(inst).expect("an access has a result");
        self.emit_result(Opcode::AccessChain, ty, &operands)
    }

    /// Elements of values: constant indices in one instruction, a last dynamic one only of a vector.
    fn access_value(&mut self, inst: InstId, mut value: Word, mut ty: TypeId, indices: &[Value]) -> Word {
        let mut literals = Vec::new();
        for &index in indices {
            let Some(element) = self.module.store.types.element_type(ty, self.constant_index(index).unwrap_or(0))
            else {
                self.not_raised(inst, Op::Access);
                return value;
            };
            match self.constant_index(index) {
                Some(index) => literals.push(index),
                None if self.module.store.types.is_vector(ty) => {
                    value = self.extract(value, ty, &mut literals);
                    let (index, elem) = (self.operand(index), self.ty(element));
                    value = self.emit_result(Opcode::VectorExtractDynamic, elem, &[value, index]);
                }
                None => {
                    self.not_raised(inst, Op::Access);
                    return value;
                }
            }
            ty = element;
        }
        self.extract(value, ty, &mut literals)
    }

    fn extract(&mut self, value: Word, ty: TypeId, literals: &mut Vec<u32>) -> Word {
        if literals.is_empty() {
            return value;
        }
        let mut operands = vec![value];
        operands.append(literals);
        let ty = self.ty(ty);
        self.emit_result(Opcode::CompositeExtract, ty, &operands)
    }

    fn swizzle(&mut self, inst: InstId, components: &[u8]) -> Word {
        let vector = self.module.operand(inst, 0);
        let vector = self.operand(vector);
        let ty = self.result_type(inst).expect("a swizzle has a result");
        if let [component] = components {
            return self.emit_result(Opcode::CompositeExtract, ty, &[vector, u32::from(*component)]);
        }
        let mut operands = vec![vector, vector];
        operands.extend(components.iter().map(|&component| u32::from(component)));
        self.emit_result(Opcode::VectorShuffle, ty, &operands)
    }

    /// `construct`: SPIR-V concatenates scalars and vectors to vectors; a lone scalar is repeated, scalars of a matrix are
    /// gathered to columns.
    fn construct(&mut self, inst: InstId) -> Word {
        let result = self.module.value(self.module.result(inst).expect("it has a result")).ty;
        if self.module.operand_count(inst) == 0 {
            let zero = self.module.store.constants.zero(result);
            return self.constant(zero);
        }
        let mut operands = self.operand_ids(inst);
        let first = self.module.type_of(self.module.operand(inst, 0));
        let ty = self.ty(result);
        match self.module.store.types.get(result) {
            Type::Vector { size, .. } if operands.len() == 1 => operands = vec![operands[0]; size.into()],
            Type::Matrix { column, .. } if self.module.store.types.is_scalar(first) => {
                let rows = self.module.store.types.element_count(column).expect("columns are vectors") as usize;
                let column = self.ty(column);
                let scalars = std::mem::take(&mut operands);
                operands = scalars
                    .chunks(rows)
                    .map(|column_of| self.emit_result(Opcode::CompositeConstruct, column, column_of))
                    .collect();
            }
            _ => {}
        }
        self.emit_result(Opcode::CompositeConstruct, ty, &operands)
    }
}
