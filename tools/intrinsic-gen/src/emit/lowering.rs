//! How each target gets the calls of each callee: trees of questions about types, at whose ends are the rules of `@emit`, `@lower` and `@refuse`.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::rust::{head, pascal};
use super::tables::callees;
use crate::decision::{Choice, Left, STAGE, choice, that_spell};
use crate::facts::{Condition, Lowering};
use crate::model::{EnumId, IntrinsicKind, Model, Step};

/// `generated/lowering.rs`
pub(super) fn lowering(model: &Model) -> Result<String, String> {
    let mut out = head("How each target gets the calls of each callee. The shape of the rows is in `../lowering.rs`.");
    out.push_str(
        "\nuse super::super::lowering::Choice::{self, *};\nuse super::super::lowering::Compare::*;\n\
         use super::super::lowering::Then::*;\nuse super::super::lowering::When::*;\n\
         use super::super::lowering::{Answers, Emitted, Outcomes, Question, Rule, Version, emit, RESULT};\n\
         use super::super::type_class::{TypeClass, TypeClasses};\n\
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

/// What rules lead to that only spell calls.
const SPELT: &str = "Outcomes::SPELT";

struct Writer<'m> {
    model: &'m Model,
    target: &'m str,
    spellings: Vec<String>,
    /// Questions and lists by their text, each with its name.
    statics: BTreeMap<String, String>,
    /// The declarations of those.
    declarations: String,
}

impl<'m> Writer<'m> {
    fn new(model: &'m Model, target: &'m str) -> Self {
        Self { model, target, spellings: Vec::new(), statics: BTreeMap::new(), declarations: String::new() }
    }

    fn table(&mut self, out: &mut String) -> Result<(), String> {
        let callees = callees(self.model);
        let mut rows = String::new();
        for (name, overloads) in &callees {
            // Constructors are no calls.
            let overloads: Vec<_> =
                overloads.iter().copied().filter(|(item, _)| item.kind != IntrinsicKind::Constructor).collect();
            let all = choice(self.model, &overloads, self.target, |rules| rules)?;
            let spelt = choice(self.model, &overloads, self.target, |rules| that_spell(self.model, rules))?;
            let outcomes = self.outcomes(&all);
            let (all, spelt) = (self.choice(&all, name), self.choice(&spelt, name));
            let _ = match outcomes.as_str() {
                SPELT if all == spelt => writeln!(rows, "    Answers::spelt({all}), // {name}"),
                outcomes => {
                    writeln!(
                        rows,
                        "    Answers {{ rules: {all}, spellings: {spelt}, outcomes: {outcomes} }}, // {name}"
                    )
                }
            };
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
            Choice::Ask(operand, answers) => {
                let outcomes = self.outcomes(choice);
                let answers: Vec<String> = answers
                    .iter()
                    .map(|(classes, choice)| {
                        let classes: Vec<String> = classes.iter().map(|class| format!("TypeClass::{class}")).collect();
                        format!("(TypeClasses::of(&[{}]), {})", classes.join(", "), self.choice(choice, name))
                    })
                    .collect();
                let answers = self.list("(TypeClasses, Choice)", &answers);
                let operand = operand.map_or("RESULT".to_owned(), |index| index.to_string());
                let question = format!("Question = Question::new({operand}, {outcomes}, &{answers})");
                format!("Ask(&{})", self.declare(question))
            }
        }
    }

    /// What the rules of a tree lead to.
    fn outcomes(&self, choice: &Choice<'_>) -> String {
        let mut uses = Uses::default();
        uses.of(choice);
        let transforms = uses.transforms(self.model);
        let parts = [
            (transforms != 0).then(|| format!("Outcomes({transforms:#b})")),
            uses.spells.then(|| SPELT.to_owned()),
            uses.refuses.then(|| "Outcomes::REFUSED".to_owned()),
        ];
        let mut parts = parts.into_iter().flatten();
        let first = parts.next().unwrap_or_else(|| "Outcomes::NONE".to_owned());
        parts.fold(first, |all, part| format!("{all}.or({part})"))
    }

    fn list(&mut self, ty: &str, items: &[String]) -> String {
        self.declare(format!("[{ty}; {}] = [{}]", items.len(), items.join(", ")))
    }

    /// The name of a static of this type and value, declared once however many name it.
    fn declare(&mut self, text: String) -> String {
        if let Some(name) = self.statics.get(&text) {
            return name.clone();
        }
        let name = format!("{}_{}", self.target.to_uppercase(), self.statics.len());
        let _ = write!(self.declarations, "\nstatic {name}: {text};\n");
        self.statics.insert(text, name.clone());
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
    spells: bool,
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
                        Lowering::Emit(_) => self.spells = true,
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
