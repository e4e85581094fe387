//! SPIR-V as text for golden files: every instruction, with names instead of numbers.
//!
//! Ids are renamed so that a change shows where it is made and nowhere else: types and constants by what they are, values in a
//! function by a count that begins again in each function, the rest by its `OpName` or a count. The numbers themselves, the
//! generator and the bound of the header are left out: whether ids are well-formed is spirv-val's affair.

use rspirv::binary::{Consumer, Disassemble, ParseAction, parse_words};
use rspirv::dr::{Instruction, ModuleHeader, Operand};
use rspirv::grammar::ext_inst_table;
use rspirv::spirv::{Op, Word};
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use crate::exec::values::f16_to_f32;

/// The text of a module, or why it cannot be read as SPIR-V.
pub fn disassemble(bytes: &[u8]) -> Result<String, String> {
    let (words, rest) = bytes.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(format!("{} bytes are no whole number of words", bytes.len()));
    }
    let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let mut module = Module::default();
    parse_words(&words, &mut module).map_err(|state| format!("not readable as SPIR-V: {state}"))?;
    let mut names = Names::default();
    names.collect(&module.instructions);
    Ok(print(&module, &names))
}

#[derive(Default)]
struct Module {
    version: (u8, u8),
    instructions: Vec<Instruction>,
}

impl Consumer for Module {
    fn initialize(&mut self) -> ParseAction {
        ParseAction::Continue
    }

    fn finalize(&mut self) -> ParseAction {
        ParseAction::Continue
    }

    fn consume_header(&mut self, header: ModuleHeader) -> ParseAction {
        self.version = header.version();
        ParseAction::Continue
    }

    fn consume_instruction(&mut self, instruction: Instruction) -> ParseAction {
        self.instructions.push(instruction);
        ParseAction::Continue
    }
}

/// What a numeric literal's type is.
#[derive(Copy, Clone)]
enum Number {
    Signed,
    Unsigned,
    Float(u32),
}

#[derive(Default)]
struct Names {
    names: HashMap<Word, String>,
    taken: HashSet<String>,
    numbers: HashMap<Word, Number>,
    /// The type of each result.
    types: HashMap<Word, Word>,
    debug: HashMap<Word, String>,
}

impl Names {
    /// Names every id, in the order of definition.
    fn collect(&mut self, instructions: &[Instruction]) {
        for instruction in instructions {
            if let (Op::Name, [Operand::IdRef(id), Operand::LiteralString(name)]) =
                (instruction.class.opcode, &instruction.operands[..])
                && !name.is_empty()
            {
                self.debug.insert(*id, name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect());
            }
        }
        let (mut in_function, mut others, mut in_module) = (false, 0, 0);
        for instruction in instructions {
            match instruction.class.opcode {
                Op::Function => (in_function, others) = (true, 0),
                Op::FunctionEnd => in_function = false,
                _ => {}
            }
            let Some(id) = instruction.result_id else { continue };
            if let Some(of) = instruction.result_type {
                self.types.insert(id, of);
            }
            self.note_number(id, instruction);
            let name = match self.debug.get(&id) {
                Some(name) => self.unique(name.clone()),
                None if in_function && instruction.class.opcode != Op::Function => {
                    // Not unique in the module, and need not be: no other function can name it.
                    others += 1;
                    others.to_string()
                }
                None => match self.describe(instruction) {
                    Some(name) => self.unique(name),
                    None => {
                        in_module += 1;
                        self.unique(format!("g{in_module}"))
                    }
                },
            };
            self.names.insert(id, name);
        }
    }

    fn note_number(&mut self, id: Word, instruction: &Instruction) {
        let number = match (instruction.class.opcode, &instruction.operands[..]) {
            (Op::TypeInt, [_, Operand::LiteralBit32(0)]) => Number::Unsigned,
            (Op::TypeInt, _) => Number::Signed,
            (Op::TypeFloat, [Operand::LiteralBit32(width), ..]) => Number::Float(*width),
            _ => return,
        };
        self.numbers.insert(id, number);
    }

    /// The name itself, or with a count where it is taken.
    fn unique(&mut self, name: String) -> String {
        let mut candidate = name.clone();
        let mut count = 1;
        while !self.taken.insert(candidate.clone()) {
            count += 1;
            candidate = format!("{name}_{count}");
        }
        candidate
    }

    /// A name that says what a type or constant is.
    fn describe(&self, instruction: &Instruction) -> Option<String> {
        let operand =
            |index: usize| instruction.operands.get(index).map(|operand| self.part(operand)).unwrap_or_default();
        let of = || instruction.result_type.map(|id| self.name(id)).unwrap_or_default();
        Some(match instruction.class.opcode {
            Op::TypeVoid => "void".to_owned(),
            Op::TypeBool => "bool".to_owned(),
            Op::TypeInt if operand(1) == "0" => format!("u{}", operand(0)),
            Op::TypeInt => format!("i{}", operand(0)),
            Op::TypeFloat => format!("f{}", operand(0)),
            Op::TypeVector => format!("vec{}_{}", operand(1), operand(0)),
            Op::TypeMatrix => format!("mat{}_{}", operand(1), operand(0)),
            Op::TypeArray => format!("array_{}_{}", operand(0), operand(1)),
            Op::TypeRuntimeArray => format!("array_{}", operand(0)),
            Op::TypePointer => format!("ptr_{}_{}", operand(0), operand(1)),
            Op::TypeStruct => "struct".to_owned(),
            Op::TypeFunction => {
                let parts: Vec<String> = instruction.operands.iter().map(|operand| self.part(operand)).collect();
                format!("fn_{}", parts.join("_"))
            }
            Op::TypeSampler => "sampler".to_owned(),
            Op::ConstantTrue => "true".to_owned(),
            Op::ConstantFalse => "false".to_owned(),
            Op::ConstantNull => format!("null_{}", of()),
            Op::Undef => format!("undef_{}", of()),
            Op::Constant => {
                let value = self.literal(&instruction.operands[0], instruction.result_type);
                format!("{}_{}", of(), value.replace('-', "n").replace(['.', '+'], "_"))
            }
            Op::ConstantComposite => format!("const_{}", of()),
            Op::ExtInstImport => "glsl".to_owned(),
            Op::Function => "function".to_owned(),
            _ => return None,
        })
    }

    /// An operand as part of a name.
    fn part(&self, operand: &Operand) -> String {
        match operand {
            // The length of an array is named by its number alone.
            Operand::IdRef(id) => match self.name(*id).split_once('_') {
                Some(("u32" | "i32", number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => number.to_owned(),
                _ => self.name(*id),
            },
            other => other.disassemble(),
        }
    }

    fn name(&self, id: Word) -> String {
        // An id that nothing defines keeps its number, which is then the most useful thing to say.
        self.names.get(&id).cloned().unwrap_or_else(|| format!("undefined{id}"))
    }

    /// A literal of the type `of`.
    fn literal(&self, operand: &Operand, of: Option<Word>) -> String {
        let number = of.and_then(|id| self.numbers.get(&id)).copied();
        match (operand, number) {
            (Operand::LiteralBit32(bits), Some(Number::Signed)) => bits.cast_signed().to_string(),
            (Operand::LiteralBit32(bits), Some(Number::Float(16))) => float(f64::from(f16_to_f32(*bits as u16)), *bits),
            (Operand::LiteralBit32(bits), Some(Number::Float(_))) => {
                let value = f32::from_bits(*bits);
                if value.is_finite() { format!("{value:?}") } else { float(f64::from(value), *bits) }
            }
            (Operand::LiteralBit64(bits), Some(Number::Signed)) => bits.cast_signed().to_string(),
            (Operand::LiteralBit64(bits), Some(Number::Float(_))) => format!("{:?}", f64::from_bits(*bits)),
            (Operand::LiteralBit32(bits), _) => bits.to_string(),
            (Operand::LiteralBit64(bits), _) => bits.to_string(),
            (other, _) => self.operand(other),
        }
    }

    fn operand(&self, operand: &Operand) -> String {
        match operand {
            Operand::IdRef(id) | Operand::IdScope(id) | Operand::IdMemorySemantics(id) => {
                format!("%{}", self.name(*id))
            }
            Operand::LiteralString(text) => format!("{text:?}"),
            Operand::LiteralSpecConstantOpInteger(op) => format!("{op:?}"),
            Operand::LiteralExtInstInteger(number) => {
                let entry = ext_inst_table("GLSL.std.450").and_then(|table| table.lookup_opcode(*number));
                entry.map_or_else(|| number.to_string(), |entry| entry.opname.to_owned())
            }
            other => other.disassemble(),
        }
    }
}

/// A float by its value, or by its bits where the value has no decimal form.
fn float(value: f64, bits: u32) -> String {
    if value.is_finite() { format!("{value:?}") } else { format!("0x{bits:x}") }
}

fn print(module: &Module, names: &Names) -> String {
    let mut text = format!("; SPIR-V {}.{}\n", module.version.0, module.version.1);
    let mut in_function = false;
    for instruction in &module.instructions {
        let opcode = instruction.class.opcode;
        let body = in_function && !matches!(opcode, Op::Function | Op::FunctionEnd | Op::Label);
        in_function = (in_function || opcode == Op::Function) && opcode != Op::FunctionEnd;
        if opcode == Op::Function {
            text.push('\n');
        }
        if body {
            text.push_str("  ");
        }
        print_instruction(instruction, names, &mut text);
        text.push('\n');
    }
    text
}

fn print_instruction(instruction: &Instruction, names: &Names, text: &mut String) {
    if let Some(id) = instruction.result_id {
        write!(text, "%{} = ", names.name(id)).expect("a String takes all");
    }
    text.push_str("Op");
    text.push_str(instruction.class.opname);
    if let Some(id) = instruction.result_type {
        write!(text, " %{}", names.name(id)).expect("a String takes all");
    }
    // The literals of these two have the type of something else in the instruction.
    let literals = match (instruction.class.opcode, instruction.operands.first()) {
        (Op::Constant | Op::SpecConstant, _) => instruction.result_type,
        (Op::Switch, Some(Operand::IdRef(selector))) => names.types.get(selector).copied(),
        _ => None,
    };
    for operand in &instruction.operands {
        text.push(' ');
        text.push_str(&names.literal(operand, literals));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rspirv::binary::Assemble;
    use rspirv::dr::Builder;
    use rspirv::spirv;

    /// A module that stores `-1.5` and `7`, with `padding` types that nothing uses.
    fn module(padding: u32) -> String {
        let mut b = Builder::new();
        b.set_version(1, 3);
        b.capability(spirv::Capability::Shader);
        b.memory_model(spirv::AddressingModel::Logical, spirv::MemoryModel::GLSL450);
        for bits in 0..padding {
            b.type_int(8 << bits, 1);
        }
        let void = b.type_void();
        let float = b.type_float(32, None);
        let int = b.type_int(32, 1);
        let value = b.constant_bit32(float, (-1.5f32).to_bits());
        let number = b.constant_bit32(int, (-7i32).cast_unsigned());
        let pointer = b.type_pointer(None, spirv::StorageClass::Function, float);
        let function_type = b.type_function(void, vec![]);
        let main = b.begin_function(void, None, spirv::FunctionControl::NONE, function_type).expect("valid");
        b.name(main, "main");
        b.entry_point(spirv::ExecutionModel::GLCompute, main, "main", vec![]);
        b.begin_block(None).expect("valid");
        let variable = b.variable(pointer, None, spirv::StorageClass::Function, None);
        b.store(variable, value, None, []).expect("valid");
        b.i_add(int, None, number, number).expect("valid");
        b.ret().expect("valid");
        b.end_function().expect("valid");
        let bytes: Vec<u8> = b.module().assemble().into_iter().flat_map(u32::to_le_bytes).collect();
        disassemble(&bytes).expect("a module")
    }

    #[test]
    fn ids_are_named_by_what_they_are() {
        let text = module(0);
        let body = text.split("\n\n").nth(1).expect("a function");
        let expected = "%main = OpFunction %void None %fn_void\n%1 = OpLabel\n  %2 = OpVariable %ptr_Function_f32 Function\n  \
                        OpStore %2 %f32_n1_5\n  %3 = OpIAdd %i32 %i32_n7 %i32_n7\n  OpReturn\nOpFunctionEnd\n";
        assert_eq!(body, expected);
        assert!(text.starts_with("; SPIR-V 1.3\nOpCapability Shader\n"), "{text}");
        assert!(text.contains("%f32_n1_5 = OpConstant %f32 -1.5\n"), "{text}");
    }

    #[test]
    fn a_new_type_changes_its_own_line_only() {
        let (without, with) = (module(0), module(1));
        let added: Vec<&str> = with.lines().filter(|line| !without.contains(line)).collect();
        assert_eq!(added, ["%i8 = OpTypeInt 8 1"]);
    }

    #[test]
    fn what_is_not_spirv_is_an_error() {
        assert!(disassemble(&[1, 2, 3]).is_err());
        assert!(disassemble(&[0; 40]).is_err());
    }
}
