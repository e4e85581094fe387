//! How each target gets the calls of each callee: trees of questions about types, at whose ends are the rules of `@emit`, `@lower` and `@refuse`.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::rust::{head, pascal};
use super::tables::callees;
use crate::decision::{Choice, Left, Question, STAGE, choice};
use crate::facts::{Condition, Lowering};
use crate::model::{EnumId, IntrinsicKind, Model, Step};

/// `generated/lowering.rs`
pub(super) fn lowering(model: &Model) -> Result<String, String> {
    let mut out = head("How each target gets the calls of each callee. The shape of the rows is in `../lowering.rs`.");
    out.push_str(
        "\nuse super::super::lowering::Choice::{self, *};\nuse super::super::lowering::Compare::*;\n\
         use super::super::lowering::Then::*;\nuse super::super::lowering::When::*;\n\
         use super::super::lowering::{Answers, Emitted, Form, Rule, Scalar, Version, emit, RESULT};\n\
         use super::super::{GlslFn, HlslFn, MslFn, SpirvFn};\n\
         use super::enums::{Stage, Target};\nuse super::steps::*;\n",
    );
    let count = callees(model).len();
    let _ = write!(
        out,
        "\n/// What a target does, by the number of the callee.\npub(in super::super) const fn answers(target: Target) -> &'static [Answers; {count}] {{\n    match target {{\n"
    );
    for target in model.targets() {
        let _ = writeln!(out, "        Target::{} => &{},", pascal(&target.name), target.name.to_uppercase());
    }
    out.push_str("    }\n}\n");
    for target in model.targets() {
        Writer::new(model, &target.name).table(&mut out)?;
    }
    Ok(out)
}

/// The spellings of a target in the order of their numbers.
pub(super) fn spellings(model: &Model, target: &str) -> Result<Vec<String>, String> {
    let mut writer = Writer::new(model, target);
    writer.table(&mut String::new())?;
    Ok(writer.spellings)
}

struct Writer<'m> {
    model: &'m Model,
    target: &'m str,
    spellings: Vec<String>,
    /// Lists of rules and of choices by their text, each with its name.
    lists: BTreeMap<String, String>,
    /// The declarations of the lists.
    declarations: String,
}

impl<'m> Writer<'m> {
    fn new(model: &'m Model, target: &'m str) -> Self {
        Self { model, target, spellings: Vec::new(), lists: BTreeMap::new(), declarations: String::new() }
    }

    fn table(&mut self, out: &mut String) -> Result<(), String> {
        let callees = callees(self.model);
        let mut rows = String::new();
        for (name, overloads) in &callees {
            // Constructors are no calls.
            let overloads: Vec<_> =
                overloads.iter().copied().filter(|(item, _)| item.kind != IntrinsicKind::Constructor).collect();
            let choice = choice(self.model, &overloads, self.target)?;
            let mut uses = Uses::default();
            uses.of(&choice);
            let text = self.choice(&choice, name);
            let _ = writeln!(
                rows,
                "    Answers {{ choice: {text}, transforms: {:#b}, refuses: {} }}, // {name}",
                uses.transforms(self.model),
                uses.refuses
            );
        }
        out.push_str(&self.declarations);
        let name = self.target.to_uppercase();
        let _ = write!(out, "\nstatic {name}: [Answers; {}] = [\n{rows}];\n", callees.len());
        Ok(())
    }

    fn choice(&mut self, choice: &Choice<'_>, name: &str) -> String {
        match choice {
            Choice::Rules(rules) => {
                let rules: Vec<String> = rules.iter().map(|left| self.rule(left, name)).collect();
                match rules.as_slice() {
                    [] => "Rules(&[])".to_owned(),
                    [rule] => format!("Rules(&[{rule}])"),
                    rules => format!("Rules(&{})", self.list("Rule", rules)),
                }
            }
            Choice::Ask(Question { operand, of_scalar }, answers) => {
                let class = if *of_scalar { "Scalar" } else { "Form" };
                let answers: Vec<String> = answers
                    .iter()
                    .map(|(names, choice)| {
                        let bits: Vec<String> =
                            names.iter().map(|name| format!("1 << {class}::{name} as u64")).collect();
                        format!("({}, {})", bits.join(" | "), self.choice(choice, name))
                    })
                    .collect();
                let list = self.list("(u64, Choice)", &answers);
                let operand = operand.map_or("RESULT".to_owned(), |index| index.to_string());
                format!("By{class}({operand}, &{list})")
            }
        }
    }

    /// The name of a list, declared once however many name it.
    fn list(&mut self, ty: &str, items: &[String]) -> String {
        let text = format!("[{ty}; {}] = [{}]", items.len(), items.join(", "));
        if let Some(name) = self.lists.get(&text) {
            return name.clone();
        }
        let name = format!("{}_{}", self.target.to_uppercase(), self.lists.len());
        let _ = write!(self.declarations, "\nstatic {name}: {text};\n");
        self.lists.insert(text, name.clone());
        name
    }

    fn rule(&mut self, left: &Left<'_>, name: &str) -> String {
        let then = match &left.rule.lowering {
            Lowering::Emit(text) => {
                let text = text.replace("{name}", name);
                let number = self.spellings.iter().position(|known| *known == text).unwrap_or_else(|| {
                    self.spellings.push(text.clone());
                    self.spellings.len() - 1
                });
                match text.split_once("{type}") {
                    None => format!("emit({text:?}, {number})"),
                    Some((before, after)) => {
                        format!("Emit(Emitted {{ text: {before:?}, after_type: Some({after:?}), number: {number} }})")
                    }
                }
            }
            Lowering::Step(step) => {
                let kind = if self.model.ends(left.rule) { "Replace" } else { "Prepare" };
                format!("{kind}({})", step_value(self.model, step, self.target))
            }
            Lowering::Refuse(rule) => format!("Refuse({rule:?})"),
        };
        let when: Vec<String> = left.conditions.iter().map(|condition| when(condition)).collect();
        format!("Rule {{ when: &[{}], then: {then} }}", when.join(", "))
    }
}

fn step_value(model: &Model, step: &Step, target: &str) -> String {
    let (transform, entry) = model.step(step);
    let name = pascal(&transform.name);
    let function = step.function.as_ref().map(|(function, _)| format!("({}Fn::{})", pascal(target), pascal(function)));
    format!("Step::{name}({name}::{}{})", pascal(&entry.name), function.unwrap_or_default())
}

/// What the rules of a callee use.
#[derive(Default)]
struct Uses {
    transforms: Vec<EnumId>,
    refuses: bool,
}

impl Uses {
    fn of(&mut self, choice: &Choice<'_>) {
        match choice {
            Choice::Ask(_, answers) => answers.iter().for_each(|(_, choice)| self.of(choice)),
            Choice::Rules(rules) => {
                for left in rules {
                    match &left.rule.lowering {
                        Lowering::Step(step) => self.transforms.push(step.transform),
                        Lowering::Refuse(_) => self.refuses = true,
                        Lowering::Emit(_) => {}
                    }
                }
            }
        }
    }

    /// A bit for each transform, in the order of their declaration.
    fn transforms(&self, model: &Model) -> u32 {
        let all = model.enums.iter().enumerate().filter(|(_, item)| item.transform.is_some());
        let used = all.enumerate().filter(|(_, (id, _))| self.transforms.contains(&EnumId::new(*id)));
        used.fold(0, |bits, (number, _)| bits | 1 << number)
    }
}

/// A condition on the target.
fn when(condition: &Condition) -> String {
    let compare = match condition.op {
        "<" => "Less",
        "<=" => "LessOrEqual",
        ">" => "Greater",
        ">=" => "GreaterOrEqual",
        "==" => "Equal",
        _ => "NotEqual",
    };
    if condition.subject == STAGE {
        return format!("HasStage({compare}, Stage::{})", pascal(&condition.value));
    }
    let (major, minor) = condition.value.split_once('.').unwrap_or((&condition.value, "0"));
    format!("Version({compare}, Version::new({major}, {minor}))")
}
