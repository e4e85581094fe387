//! The overloads of the dialects' functions, to which the IR's validator holds calls: programs as those of the core, in pools of their own, so
//! that what never validates need not carry them.

use std::fmt::Write;

use super::dialect_types::{of_enum, of_type};
use super::intern::Pool;
use super::rust::{head, pascal};
use crate::model::{IntrinsicKind, MatcherId, Members, Model, Overload, Parameter, Use};

/// `generated/dialect_overloads.rs`
pub(super) fn dialect_overloads(core: &Model, dialects: &[(&str, Model)]) -> String {
    let mut tables = Tables { nodes: Pool::new(), matches: Vec::new(), numbers: Vec::new(), alternatives: Vec::new() };
    let mut functions = String::new();
    for (dialect, model) in dialects {
        let all: Vec<_> = model.of_kind(IntrinsicKind::Function).collect();
        let _ = write!(
            functions,
            "\n/// The overloads of each function of the dialect of {dialect}.\npub(in super::super) static {}: [&[DialectOverload]; {}] = [\n",
            dialect.to_uppercase(),
            all.len()
        );
        for function in all {
            let mut scope = Scope { tables: &mut tables, core, dialect, model };
            let rows: Vec<String> = function.overloads.iter().map(|overload| scope.overload(overload)).collect();
            let _ = writeln!(functions, "    &[{}], // {}", rows.join(", "), function.name);
        }
        functions.push_str("];\n");
    }
    let mut out = head("The overloads of the dialects' functions. The shape of the rows is in `../table.rs`.");
    out.push_str(
        "\nuse super::super::table::Node::*;\nuse super::super::table::{ArgumentLimit, DialectOverload, NONE, Node};\nuse super::type_kind::TypeKind;\nuse super::type_kind::TypeKind::*;\nuse crate::types::DialectType::*;\n",
    );
    tables.write(&mut out);
    out + &functions
}

struct Tables {
    nodes: Pool<String>,
    matches: Vec<String>,
    numbers: Vec<String>,
    alternatives: Vec<String>,
}

impl Tables {
    fn write(&self, out: &mut String) {
        let lists = [
            ("NODES", "Node", "The programs of parameters, results and constraints.", &self.nodes.items),
            ("MATCHES", "&[TypeKind]", "The types of each match of types without parameters.", &self.matches),
            ("NUMBER_MATCHES", "&[u32]", "The numbers of each match of numbers or entries.", &self.numbers),
            ("ALTERNATIVES", "&[u16]", "The programs of each match of types with arguments.", &self.alternatives),
        ];
        for (name, ty, doc, items) in lists {
            let _ = write!(out, "\n/// {doc}\npub(in super::super) static {name}: [{ty}; {}] = [\n", items.len());
            for item in items {
                let _ = writeln!(out, "    {item},");
            }
            out.push_str("];\n");
        }
        out.push_str(
            "\nconst _: () = assert!(NODES.len() < NONE as usize && MATCHES.len() <= u8::MAX as usize + 1);\n",
        );
        out.push_str("const _: () = assert!(NUMBER_MATCHES.len() <= u8::MAX as usize + 1 && ALTERNATIVES.len() <= u8::MAX as usize + 1);\n");
    }
}

/// Where a row is, or becomes, in a list.
fn intern(list: &mut Vec<String>, row: String) -> usize {
    list.iter().position(|other| *other == row).unwrap_or_else(|| {
        list.push(row);
        list.len() - 1
    })
}

/// What an argument must keep to beside its type.
fn limit((at, parameter): (usize, &Parameter)) -> Option<String> {
    let (low, high) = parameter.constant?;
    Some(format!("ArgumentLimit {{ overload: NONE, parameter: {at}, is_constant: true, low: {low}, high: {high} }}"))
}

struct Scope<'a> {
    tables: &'a mut Tables,
    core: &'a Model,
    dialect: &'a str,
    model: &'a Model,
}

impl Scope<'_> {
    fn overload(&mut self, overload: &Overload) -> String {
        let parameters: Vec<String> =
            overload.parameters.iter().map(|parameter| self.parameter(overload, &parameter.ty).to_string()).collect();
        let constraint = |scope: &mut Self, usage: &Option<Use>| match usage {
            Some(usage) => scope.program(Vec::new(), usage).to_string(),
            None => "NONE".to_owned(),
        };
        let constraints: Vec<String> =
            overload.templates.iter().map(|template| constraint(self, &template.constraint)).collect();
        let result = constraint(self, &overload.result);
        let limits: Vec<String> = overload.parameters.iter().enumerate().filter_map(limit).collect();
        format!(
            "DialectOverload {{ parameters: &[{}], constraints: &[{}], result: {result}, limits: &[{}] }}",
            parameters.join(", "),
            constraints.join(", "),
            limits.join(", ")
        )
    }

    /// The program of a parameter: before what an operand that is an entry must be stands its enum.
    fn parameter(&mut self, overload: &Overload, ty: &Use) -> usize {
        let of = self.model.operand_enum(overload, ty);
        let start = of.map(|id| format!("Dialect({})", of_enum(self.dialect, self.model, id)));
        self.program(start.into_iter().collect(), ty)
    }

    fn program(&mut self, mut words: Vec<String>, usage: &Use) -> usize {
        self.words(usage, &mut words);
        self.tables.nodes.intern(words)
    }

    fn words(&mut self, usage: &Use, words: &mut Vec<String>) {
        match usage {
            Use::Template(id) => words.push(format!("Template({})", id.index())),
            Use::Number(number) => words.push(format!("Number({number})")),
            Use::Entry(id, entry) => words.push(format!("Number({})", self.value(*id, *entry))),
            Use::AnyEntry(_) | Use::Any => words.push("Any".to_owned()),
            Use::Matcher(id) => words.push(self.matched(*id)),
            Use::Type(id, arguments) => {
                words.push(match of_type(self.core, self.dialect, self.model, *id) {
                    Some(own) => format!("Dialect({own})"),
                    None => format!("Type({})", pascal(&self.model.types[id.index()].name)),
                });
                for argument in arguments {
                    self.words(argument, words);
                }
            }
        }
    }

    /// The number of an entry: the target's, or of an enum of the core its place.
    fn value(&self, id: crate::model::EnumId, entry: u32) -> u32 {
        let item = &self.model.enums[id.index()];
        if item.has_operands() { item.values()[entry as usize] } else { entry }
    }

    fn matched(&mut self, id: MatcherId) -> String {
        let model = self.model;
        match &model.matchers[id.index()].members {
            Members::Types(types) => {
                let names: Vec<String> = types.iter().map(|ty| pascal(&model.types[ty.index()].name)).collect();
                format!("Match({})", intern(&mut self.tables.matches, format!("&[{}]", names.join(", "))))
            }
            Members::Entries(of, entries) => {
                let numbers: Vec<u32> = entries.iter().map(|entry| self.value(*of, *entry)).collect();
                format!("NumberMatch({})", intern(&mut self.tables.numbers, format!("&{numbers:?}")))
            }
            Members::Numbers(numbers) => {
                format!("NumberMatch({})", intern(&mut self.tables.numbers, format!("&{numbers:?}")))
            }
            Members::Shapes(shapes) => {
                let starts: Vec<usize> = shapes.iter().map(|shape| self.program(Vec::new(), shape)).collect();
                format!("Alternatives({})", intern(&mut self.tables.alternatives, format!("&{starts:?}")))
            }
        }
    }
}
