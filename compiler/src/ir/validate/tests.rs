//! What the text form cannot say: modules whose parts do not know each other, and what no parser would build. Each breaks one rule.

use super::{LAW, validate};
use crate::constant;
use crate::ir::{BlockParent, Builder, Cursor, FunctionId, InstId, MAX_CONTROL_DEPTH, Module, Op, text};
use crate::types::{Access, AddressSpace, ArrayCount, TypeId, Types};
use std::path::Path;

const SOURCE: &str = "fn g() {\n  ret\n}\n\nfn f(%c: bool, %x: u32) {\n  if %c {\n    exit_if\n  }\n  loop {\n    body {\n      exit_loop\n    }\n  }\n  \
                      %1: u32 = add %x, 1u\n  ret\n}\n";

/// The rules that a module breaks once `change` has been at it, with what is said.
fn broken(change: impl FnOnce(&mut Module)) -> Vec<(&'static str, String)> {
    let mut module = text::parse(SOURCE).expect("it parses");
    validate(&module).expect("it is valid before");
    change(&mut module);
    let errors = validate(&module).err().unwrap_or_default();
    errors.iter().map(|error| (error.rule.id, error.message.clone())).collect()
}

fn only(change: impl FnOnce(&mut Module), rule: &str, words: &str) {
    let found = broken(change);
    assert!(matches!(&found[..], [(id, message)] if *id == rule && message.contains(words)), "{words}: {found:?}");
}

fn last(module: &Module) -> FunctionId {
    *module.function_order.last().expect("there are two")
}

fn find(module: &Module, wanted: impl Fn(Op) -> bool) -> InstId {
    module.find_insts(wanted).next().expect("there is one")
}

#[test]
fn functions_and_blocks_are_held_once() {
    only(|module| module.function_order.push(last(module)), "ir/parent", "stands twice");
    let twice = |module: &mut Module| {
        let inst = find(module, |op| matches!(op, Op::If { .. }));
        if let Op::If { then, .. } = module.insts[inst].op {
            module.insts[inst].op = Op::If { then, otherwise: then };
        }
    };
    only(twice, "ir/parent", "held twice");
}

#[test]
fn branches_have_no_parameters() {
    let parameter = |module: &mut Module| {
        let inst = find(module, |op| matches!(op, Op::If { .. }));
        let block = module.inst_blocks(inst)[0];
        module.set_block_params(block, &[TypeId::U32]);
    };
    only(parameter, "ir/exit-arguments", "a block that nothing carries values to has parameters");
}

#[test]
fn parts_know_what_holds_them() {
    let of_function = |module: &mut Module| {
        let (first, block) = (module.function_order[0], module.function(last(module)).block);
        module.blocks[block].parent = BlockParent::Function(first);
    };
    only(of_function, "ir/parent", "a function's block does not know");
    let of_inst = |module: &mut Module| {
        let inst = find(module, |op| matches!(op, Op::If { .. }));
        let block = module.inst_blocks(inst)[0];
        module.blocks[block].parent = BlockParent::Module;
        let exit = module.first_inst(block).expect("it ends");
        module.insts[exit].op = Op::Unreachable;
    };
    only(of_inst, "ir/parent", "a block does not know its control instruction");
    let of_block = |module: &mut Module| {
        let inst = find(module, |op| matches!(op, Op::Binary(_)));
        module.insts[inst].block = None;
    };
    only(of_block, "ir/parent", "an instruction does not know its block");
}

#[test]
fn control_instructions_nest_so_deep_and_no_deeper() {
    let nested = |depth: u32| {
        move |module: &mut Module| {
            let function = last(module);
            let condition = module.function_params(function).get(0).expect("it has two").into();
            let first = module.first_inst(module.function(function).block).expect("it has a body");
            let mut cursor = Cursor::Before(first);
            for _ in 0..depth {
                let mut builder = Builder::new(module, cursor);
                let (_, then, otherwise) = builder.if_(condition, &[]);
                for block in [then, otherwise] {
                    Builder::new(module, Cursor::End(block)).exit(Op::ExitIf, &[]);
                }
                cursor = Cursor::Before(module.first_inst(then).expect("it ends"));
            }
        }
    };
    assert_eq!(broken(nested(MAX_CONTROL_DEPTH)), []);
    let found = broken(nested(MAX_CONTROL_DEPTH + 1));
    assert!(!found.is_empty() && found.iter().all(|(rule, _)| *rule == "ir/control-depth"), "{found:?}");
}

#[test]
fn constants_have_types_of_values() {
    let abstract_operand = |module: &mut Module| {
        let inst = find(module, |op| matches!(op, Op::Binary(_)));
        let number = module.store.constants.scalar(TypeId::ABSTRACT_INT, constant::Value::AbstractInt(1));
        module.set_operand(inst, 1, number.into());
    };
    let found = broken(abstract_operand);
    assert!(found.iter().any(|(rule, message)| *rule == "ir/value-type" && message.contains("operand 1")), "{found:?}");
}

#[test]
fn types_are_made_of_what_they_can_be() {
    let of = |make: fn(&mut Types) -> TypeId| move |module: &mut Module| _ = make(&mut module.store.types);
    only(of(|types| types.vector(TypeId::VOID, 2)), "ir/type", "there is no type");
    only(of(|types| types.vector(TypeId::F32, 5)), "ir/type", "there is no type");
    only(of(|types| types.matrix(TypeId::U32, 2, 2)), "ir/type", "mat2x2<u32>");
    only(of(|types| types.atomic(TypeId::F32)), "ir/type", "atomic<f32>");
    only(of(|types| types.array(TypeId::SAMPLER, ArrayCount::Fixed(2))), "ir/type", "there is no type");
    only(of(|types| types.array(TypeId::F32, ArrayCount::Fixed(0))), "ir/type", "there is no type");
    let of_pointer = |types: &mut Types| {
        let pointer = types.pointer(AddressSpace::Function, TypeId::F32, Access::ReadWrite);
        types.pointer(AddressSpace::Function, pointer, Access::ReadWrite)
    };
    only(of(of_pointer), "ir/type", "there is no type");
}

#[test]
fn loops_take_nothing_and_functions_are_called() {
    let operand = |module: &mut Module| {
        let inst = find(module, |op| matches!(op, Op::Loop { .. }));
        let value = module.function_params(last(module)).get(0).expect("it has two");
        module.add_operand(inst, value.into());
    };
    only(operand, "ir/operands", "'loop' has 0 operands, not 1");
    let function = |module: &mut Module| {
        let inst = find(module, |op| op == Op::Return);
        let first = module.function_order[0];
        module.set_operands(inst, &[first.into()]);
    };
    only(function, "ir/dominance", "a function is an operand");
}

/// The cases that must fail: `error:` lines of the text form, and this file for what it cannot say.
fn failing_cases() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/ir/validate");
    let list =
        |folder: &Path| folder.read_dir().expect("there are cases").map(|entry| entry.expect("it is listed").path());
    let files = list(&folder).flat_map(|topic| list(&topic));
    let texts = files.map(|path| std::fs::read_to_string(path).expect("a case is text"));
    texts.chain([include_str!("tests.rs").to_owned()]).collect()
}

#[test]
fn each_rule_of_the_law_is_checked_and_has_a_failing_case() {
    let head = include_str!("mod.rs").lines().map_while(|line| line.strip_prefix("//!"));
    let written: Vec<usize> = head.filter_map(|line| line.split_once('.')?.0.trim().parse().ok()).collect();
    assert_eq!(written, (1..=written.len()).collect::<Vec<_>>(), "the rules are numbered in their order");
    let mut checked: Vec<usize> = LAW.iter().map(|(number, _)| *number).collect();
    checked.dedup();
    assert_eq!(checked, written, "each rule has a row of `rules!`, in its order");
    let cases = failing_cases();
    for (number, id) in LAW {
        let is_told = cases.contains(&format!("; error: {id} ")) || cases.contains(&format!("\"{id}\""));
        assert!(is_told, "rule {number} ({id}) has no failing case in testdata/ir/validate");
    }
}
